import { expect, test } from 'vitest';
import { omitUndefined } from './omit-undefined.ts';

test('what is undefined is left out; null, nothing and no are kept', () => {
  expect(omitUndefined({ a: undefined, b: null, c: '', d: 0, e: false })).toStrictEqual({
    b: null,
    c: '',
    d: 0,
    e: false,
  });
});
