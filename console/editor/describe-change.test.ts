import { expect, it } from 'vitest';
import { arabic, english } from '../../tests/support/editions.ts';
import { describeChange } from './describe-change.ts';

const wordings = {
  en: { words: english.words.staff.changes, locale: 'en', fieldName: () => 'Haircut' },
  ar: { words: arabic.words.staff.changes, locale: 'ar-AE', fieldName: () => 'قصّ الشعر' },
};
const price = { file: 'facts/services.yaml', path: ['haircut', 'price'], before: 60, value: 65 };
const record = { file: 'facts/services.yaml', path: ['haircut'], before: null };
const photo = { file: 'photos/branch-jvc.jpg', path: [], before: null };

it.each([
  [price, 'Haircut 60 → 65', 'قصّ الشعر: من 60 إلى 65'],
  [{ ...price, before: [60, 70] }, 'Haircut 60, 70 → 65', 'قصّ الشعر: من 60، 70 إلى 65'],
  [{ ...price, before: true, value: 'أ' }, 'Haircut yes → أ', 'قصّ الشعر: من نعم إلى أ'],
  [{ ...price, value: null }, 'Haircut: 60 removed', 'إزالة قصّ الشعر: 60'],
  [{ ...record, value: { name: 'Haircut' } }, 'Haircut added', 'إضافة قصّ الشعر: Haircut'],
  [{ ...record, value: { id: 'x', price: 60 } }, 'Haircut: x added', 'إضافة قصّ الشعر: x'],
  [{ ...photo, value: true }, 'Haircut changed', 'تغيير قصّ الشعر'],
  [{ ...photo, value: null }, 'Haircut removed', 'إزالة قصّ الشعر'],
  [{ undone: price }, 'Undone: Haircut 60 → 65', 'تراجع عن: قصّ الشعر: من 60 إلى 65'],
  ['By hand', 'By hand', 'By hand'],
])('describes a change by what was there and what is there now: %#', (change, ...said) => {
  const sentences = Object.values(wordings).map((wording) => describeChange(change, wording));
  expect(sentences.map((sentence) => sentence.replace(/[\u2068\u2069]/g, ''))).toEqual(said);
});

it('isolates a value in another script, so that its signs keep their order', () => {
  const phone = { ...price, before: '+971 4 000 0001', value: 'لا' };
  expect(describeChange(phone, wordings.ar)).toBe('قصّ الشعر: من \u2068+971 4 000 0001\u2069 إلى لا');
  expect(describeChange(phone, wordings.en)).toBe('Haircut +971 4 000 0001 → \u2068لا\u2069');
});
