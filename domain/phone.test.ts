import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digits, isPhone, parsePhone } from './phone.ts';

test('spacing and punctuation are for people only', () => {
  expect(parsePhone('+971 4 000 0001')).toBe('+97140000001');
  expect(parsePhone(' +971-50-(000).0001 ')).toBe('+971500000001');
  expect(digits('+971 50 000 0002')).toBe('971500000002');
});

test.each([
  '',
  '+',
  '04 000 0001',
  '00971 4 000 0001',
  '+0 4 000 0001',
  '+971 4',
  '+1234567',
  '+971 4 000 000x',
  '+1234567890123456',
  '+971+40000001',
])('%j is no international number', (text) => {
  expect(isPhone(text)).toBe(false);
  expect(() => parsePhone(text)).toThrow(RangeError);
  expect(() => digits(text)).toThrow(RangeError);
});

test('any grouping of 8 to 15 digits keeps the digits', () => {
  const number = fc.stringMatching(/^[1-9]\d{7,14}$/);
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 7 }), (plain, cut) => {
      const grouped = `+${plain.slice(0, cut)} ${plain.slice(cut)}`;
      expect(isPhone(grouped)).toBe(true);
      expect(digits(grouped)).toBe(plain);
    }),
  );
});
