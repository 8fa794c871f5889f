import { expect, it } from 'vitest';
import { label } from './strokes.ts';

it('keeps a code in brackets behind the Arabic name that it belongs to', () => {
  const drawn = (text: string) =>
    label({ x: 0, y: 0, text, size: 12, start: 0, end: 0, top: 0, foot: 0 }, 'd');
  expect(drawn('مثلث قرية جميرا (JVT)')).toContain('>\u2067مثلث قرية جميرا (JVT)\u2069<');
  expect(drawn('Arjan')).toContain('>Arjan<');
});
