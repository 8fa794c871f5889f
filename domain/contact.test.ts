import { expect, test } from 'vitest';
import { digits, EMAIL_LENGTH, isEmail, isPhone, parsePhone } from './contact.ts';

test('spacing and punctuation of a phone number are for people only', () => {
  expect(parsePhone(' +971-50-(000).0001 ')).toBe('+971500000001');
  expect(digits('+971 50 000 0002')).toBe('971500000002');
});

test.each([
  '',
  '04 000 0001',
  '00971 4 000 0001',
  '+0 4 000 0001',
  '+1234567',
  '+971 4 000 000x',
  '+971+40000001',
])('%j is no international number', (text) => {
  expect(isPhone(text)).toBe(false);
  expect(() => digits(text)).toThrow(RangeError);
});

test('an email address has a name and a domain that mail reaches', () => {
  expect(["o'neil+cuts@mail.co.ae", 'a@b.ae'].every(isEmail)).toBe(true);
  expect(['', 'a@', 'a@b', 'a b@example.com', 'a@-example.com', 'a@b@c', 'a@b.c\n'].some(isEmail)).toBe(
    false,
  );
  expect(isEmail(`${'a'.repeat(EMAIL_LENGTH - 12)}@example.com`)).toBe(true);
  expect(isEmail(`${'a'.repeat(EMAIL_LENGTH - 11)}@example.com`)).toBe(false);
});
