import { expect, test } from 'vitest';
import { given } from './given.ts';

test('what is undefined is left out; null, nothing and no are kept', () => {
  expect(given({ a: undefined, b: null, c: '', d: 0, e: false })).toStrictEqual({
    b: null,
    c: '',
    d: 0,
    e: false,
  });
});
