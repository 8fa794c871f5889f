import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

test('a mistake in a file is said with its place', () => {
  const error = Object.assign(new Error('Unexpected token'), {
    loc: { file: 'site/pages/index.astro', line: 3, column: 7 },
    frame: '3 | <Docment>',
  });
  expect(failureText(error)).toBe('Unexpected token\nsite/pages/index.astro:3:7\n3 | <Docment>');
});

test('where no place is known, the way to it is', () => {
  expect(failureText(new Error('No letters'))).toMatch(/^Error: No letters\n\s+at /);
  expect(failureText('gone')).toBe('gone');
});
