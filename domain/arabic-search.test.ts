import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchedAs, searchForm } from './arabic-search.ts';

const letters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويء abcXYZ09', ...searchedAs.map(([written]) => written)];
const arabic = fc.string({ unit: fc.constantFrom(...letters) });

describe('a search form', () => {
  test.each([
    ['قصّة الأطفال', 'قصه الاطفال'],
    ['مصطفى', 'مصطفي'],
    ['إسلام', 'اسلام'],
    ['آية', 'ايه'],
    ['مؤمن', 'مومن'],
    ['مُحَمَّد', 'محمد'],
    ['رائـــع', 'رايع'],
    ['JK Masters', 'jk masters'],
  ])('%s is found by %s', (written, typed) => expect(searchForm(written)).toBe(searchForm(typed)));

  test('is its own form', () => {
    fc.assert(
      fc.property(arabic, (text) => {
        expect(searchForm(searchForm(text))).toBe(searchForm(text));
      }),
    );
  });

  test('of a text holds the form of every part of it, so that what is seen can be searched', () => {
    fc.assert(
      fc.property(arabic, arabic, arabic, (before, part, after) => {
        expect(searchForm(before + part + after)).toContain(searchForm(part));
      }),
    );
  });

  test('is the same however the letters are written', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...searchedAs)), (pairs) => {
        const [written, searched] = [0, 1].map((side) => pairs.map((pair) => pair[side]).join(''));
        expect(searchForm(written ?? '')).toBe(searched);
      }),
    );
  });
});
