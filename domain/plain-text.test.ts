import { expect, test } from 'vitest';
import { isPlainText, plainText } from './plain-text.ts';

test.each([
  ['a\u0000b\u001b[31m\u007f\u0085c', 'ab[31mc'],
  ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
  ['half \ud800 a sign', 'half \ufffd a sign'],
  ['عمر 🌟 Ünal\u200d', 'عمر 🌟 Ünal\u200d'],
])('%j becomes %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect([isPlainText(text), isPlainText(plain)]).toEqual([text === plain, true]);
});
