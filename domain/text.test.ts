import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latinDigits, readNumber } from './digits.ts';
import { shortened } from './search-lengths.ts';
import { normalizeForSearch } from './search-normalization.ts';
import {
  asTyped,
  fill,
  fillIsolated,
  hasLetters,
  isBlank,
  isName,
  isOneLine,
  isolated,
  isPlainText,
  joinWithComma,
  languageOf,
  noBreakBeforeSlash,
  plainText,
} from './text.ts';

test('fills every placeholder with its literal value, and throws for a missing one', () => {
  const template = 'Book {service} in {branch} ({branch})';
  expect(fill(template, { branch: 'JVC', service: '$& {branch}' })).toBe('Book $& {branch} in JVC (JVC)');
  expect(() => fill('{service}', { service: undefined })).toThrow(/\{service\}/);
  expect(() => fill('{constructor}', {})).toThrow(RangeError);
});

test('follows the script: commas, digits, isolated numbers in Arabic, no line break before a slash', () => {
  expect(joinWithComma(['Service', 'Time'], 'en-AE')).toBe('Service, Time');
  expect(joinWithComma(['الخدمة', 'الوقت'], 'ar-AE')).toBe('الخدمة، الوقت');
  expect(isolated('+971 4', 'rtl')).toBe('\u2066+971 4\u2069');
  expect(isolated('+971 4', 'ltr')).toBe('+971 4');
  expect(latinDigits('٠٥٠ ٦٥ AED 9')).toBe('050 65 AED 9');
  expect(noBreakBeforeSlash('shave / trim')).toBe('shave\u00a0/ trim');
});

test.each([
  ['3,000', 3_000],
  ['1,234,567', 1_234_567],
  ['3 000', 3_000],
  ['٣٬٠٠٠', 3_000],
  ['٣،٠٠٠', 3_000],
  [' 65 ', 65],
  ['6.5', 6.5],
  ['3.000', undefined],
  ['٣٫٠٠٠', undefined],
  ['3,00', undefined],
  ['1,2,3', undefined],
  ['3,000 000', undefined],
  ['0x10', undefined],
  ['1e3', undefined],
  ['65 AED', undefined],
  ['', undefined],
])('reads the whole number %o as %o', (typed, number) => expect(readNumber(typed, true)).toBe(number));

test.each([
  ['25.114', 25.114],
  ['4,5', 4.5],
  ['٤٫٥', 4.5],
  ['6.', 6],
  ['-1', -1],
  ['25,114', undefined],
  ['1.234,5', undefined],
  ['Infinity', undefined],
])('reads the number %o as %o', (typed, number) => expect(readNumber(typed, false)).toBe(number));

test.each([
  ['a\u0000b\u001b[31m\u007f\u0085c', 'ab[31mc'],
  ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
  ['half \ud800 a sign', 'half \ufffd a sign'],
  ['عمر 🌟 Ünal\u200d', 'عمر 🌟 Ünal\u200d'],
])('plain text of %j is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect([isPlainText(text), isPlainText(plain)]).toEqual([text === plain, true]);
});

test('drops the invisible marks of a copied text, and keeps joined letters', () => {
  expect(asTyped('\u202a+971\u201150\u2011123 4567\u202c')).toBe('+971-50-123 4567');
  expect(asTyped('\u2067\u200fصالون\u200e \u061cعمر\u2069 👨\u200d🦱')).toBe('صالون عمر 👨\u200d🦱');
});

test('is blank for any mixture of invisible characters, unless there is a visible one', () => {
  const characters = ' \t\n\u00a0\u3000\u200b\u2060\ufeff\u200e\u202e\u0000\u001b\u2800\u3164\u00ad\u{e0041}';
  const invisible = fc.string({ unit: fc.constantFrom(...characters) });
  const visible = fc.constantFrom('a', '.', 'ع', '髪', '🧔🏽‍♂️', '٥', '⠁', '한');
  fc.assert(
    fc.property(invisible, visible, invisible, (before, sign, after) => {
      expect([isBlank(before), isBlank(before + sign + after)]).toEqual([true, false]);
    }),
  );
});

test.each([
  ['قصّة الأطفال', 'قصه الاطفال'],
  ['مصطفى', 'مصطفي'],
  ['آية', 'ايه'],
  ['مُحَمَّد', 'محمد'],
  ['رائـــع', 'رايع'],
  ['البرشاء ١', 'البرشا 1'],
  ['علي كمال فيصل', 'علی کمال فیصل'],
  ['ہاں ۱۲', 'هاں 12'],
  ['JK Masters', 'jk masters'],
  ['ÖMER Straße', 'omer strasse'],
  ['ИВАН', 'иван'],
])('finds %s by %s', (written, typed) => {
  expect(normalizeForSearch(written)).toBe(normalizeForSearch(typed));
});

test('isolates a value in another script than its sentence', () => {
  expect(['Omar عمر', 'Omar'].map(languageOf)).toEqual(['ar', 'en']);
  expect(fillIsolated('من {day} {name}', { day: '2027-03-01', name: 'عمر' })).toBe(
    'من \u20682027-03-01\u2069 عمر',
  );
  expect(fillIsolated('{count} of {name}', { count: 3, name: 'عمر' })).toBe('3 of \u2068عمر\u2069');
  expect(() => fillIsolated('{day}', { day: undefined })).toThrow(RangeError);
});

test.each([
  ['Omar 3', true, true],
  ['عمر', true, true],
  ['Omar\nAli', false, true],
  ['Omar\u2028Ali', false, true],
  ['Omar\u0007', false, true],
  ['\u202eOmar', false, true],
  ['🧔 !', true, false],
  ['\u3164', true, false],
  ['', true, false],
])('%j is one line: %s, and has letters: %s', (text, line, letters) => {
  expect([isOneLine(text), hasLetters(text), isName(text)]).toEqual([line, letters, line && letters]);
});

test.each([
  ['A fade, today', 13, 'A fade, today'],
  ['A fade, today', 12, 'A fade…'],
  ['A fade, today', 7, 'A…'],
  ['A fade, -- today', 12, 'A fade…'],
  ['Unbreakable', 5, 'Unbre…'],
])('shortens %j to %d characters after a word', (text, most, short) => {
  expect(shortened(text, most)).toBe(short);
});
