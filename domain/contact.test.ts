import { expect, test } from 'vitest';
import { EMAIL_LENGTH, isEmail, isPhone, parsePhone, splitAtContacts } from './contact.ts';

test('ignores spacing and punctuation in phone numbers', () => {
  expect(parsePhone(' +971-50-(000).0001 ')).toBe('+971500000001');
});

test.each([
  '',
  '04 000 0001',
  '00971 4 000 0001',
  '+0 4 000 0001',
  '+1234567',
  '+971 4 000 000x',
  '+971+40000001',
])('rejects %j as an international number', (text) => {
  expect(isPhone(text)).toBe(false);
  expect(() => parsePhone(text)).toThrow(RangeError);
});

test('accepts email addresses with a name and a dotted domain', () => {
  expect(["o'neil+cuts@mail.co.ae", 'a@b.ae'].every(isEmail)).toBe(true);
  expect(['', 'a@', 'a@b', 'a b@example.com', 'a@-example.com', 'a@b@c', 'a@b.c\n'].some(isEmail)).toBe(
    false,
  );
  expect(isEmail(`${'a'.repeat(EMAIL_LENGTH - 12)}@example.com`)).toBe(true);
  expect(isEmail(`${'a'.repeat(EMAIL_LENGTH - 11)}@example.com`)).toBe(false);
});

test.each([
  ['Call me: +971 50 000 0001.', ['+971 50 000 0001']],
  ['رقمي ٠٥٠٠٠٠٠٠٠١ والعنوان شقة 12', ['٠٥٠٠٠٠٠٠٠١', 'شقة 12']],
  [
    'omar@example.com, @omar.cuts or www.example.com/me',
    ['omar@example.com', '@omar.cuts', 'www.example.com/me'],
  ],
  ['He lives at Villa 7', ['Villa 7']],
  ['60 dirhams on 24/11/2026, 5 of 5 for a fade 2', []],
])('finds the contacts in %j', (text, contacts) => {
  const parts = splitAtContacts(text);
  expect(parts.filter((_, index) => index % 2)).toEqual(contacts);
  expect(parts.join('')).toBe(text);
});
