import { expect, test } from 'vitest';
import { EMAIL_LENGTH, isEmail } from './email.ts';

test.each(['hello@jkmasters.example', "o'neil+cuts@mail.co.ae", 'a@b.ae', `${'a'.repeat(242)}@example.com`])(
  '%j is an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'hello',
  '@example.com',
  'a@',
  'a@b',
  'a b@example.com',
  'a@-example.com',
  'a@example..com',
  'a@b@c',
  'a@b\n',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('an address longer than mail servers take is refused', () => {
  expect(isEmail(`${'a'.repeat(EMAIL_LENGTH - 12)}@example.com`)).toBe(true);
  expect(isEmail(`${'a'.repeat(EMAIL_LENGTH - 11)}@example.com`)).toBe(false);
});
