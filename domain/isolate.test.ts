import { expect, test } from 'vitest';
import { isolated } from './isolate.ts';

test('only a text from right to left needs marks around what runs the other way', () => {
  expect(isolated('+971 4 000 0001', 'rtl')).toBe('\u2066+971 4 000 0001\u2069');
  expect(isolated('+971 4 000 0001', 'ltr')).toBe('+971 4 000 0001');
});
