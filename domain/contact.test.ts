import { expect, test } from 'vitest';
import {
  EMAIL_LENGTH,
  formatPhone,
  instagramName,
  instagramUrl,
  isEmail,
  isPhone,
  parsePhone,
  splitAtContacts,
} from './contact.ts';

/** Deterministic digits, so that a failure can be repeated. */
const digits = (count: number, seed: number) =>
  Array.from({ length: count }, (_, at) => (seed * 7 + at * 3 + ((seed >> at) & 3)) % 10).join('');
const NUMBERS = Array.from({ length: 60 }, (_, seed) =>
  seed % 2 ? `5${digits(8, seed)}` : `${'234679'[seed % 6]}${digits(7, seed)}`,
);
const spaced = (number: string, sign: string) => number.replace(/(?<=\d)(?=(?:\d{4}|\d{7})$)/g, sign);
const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

test('parses every way to write a number of the Emirates to the same number', () => {
  for (const number of NUMBERS)
    for (const prefix of ['+971', '+971 ', '+971 0', '+971 (0) ', '00971', '971', '0'])
      for (const sign of ['', ' ', '-', '.']) {
        const written = prefix + spaced(number, sign);
        for (const text of [written, ` ${written} `, arabic(written)])
          expect(parsePhone(text), text).toBe(`+971${number}`);
        expect(parsePhone(formatPhone(written))).toBe(`+971${number}`);
      }
});

test('shows numbers of the Emirates in one form, and others as they are written', () => {
  expect(['0501234567', '04 399 1234', '00971-6-5551234'].map(formatPhone)).toEqual([
    '+971 50 123 4567',
    '+971 4 399 1234',
    '+971 6 555 1234',
  ]);
  expect(['+44 20 7946 0958', '0044 20 7946 0958'].map(formatPhone)).toEqual([
    '+44 20 7946 0958',
    '+442079460958',
  ]);
});

test.each([
  '',
  '4567',
  '0501',
  '+0 4 000 0001',
  '+1234567',
  '04 000 000x',
  '+971+40000001',
  '+971 50 123 45',
  '+971 4 000 00011',
])('rejects %j as a phone number', (text) => {
  expect(isPhone(text)).toBe(false);
  expect(() => parsePhone(text)).toThrow(RangeError);
});

test('finds the Instagram name in a handle and in an address', () => {
  for (const text of ['@jk.masters', 'jk.masters', 'https://www.instagram.com/jk.masters/?hl=en'])
    expect(instagramUrl(text)).toBe('https://www.instagram.com/jk.masters');
  expect(instagramName('https://example.com/jk.masters')).toBeUndefined();
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
