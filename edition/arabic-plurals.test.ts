import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { countWords } from '../domain/format.ts';
import type { PluralWords } from '../domain/text.ts';
import { readFolder } from './from-folder.ts';

const TAG = 'ar-AE';
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Numbers of every form, and of the hundreds, whose last two figures decide. */
const WALKED = [0, 1, 2, 3, 11, 100, 102];

const isPlural = (value: object): value is PluralWords =>
  'other' in value && Object.keys(value).every((key) => FORMS.includes(key));

/** Every entry of plurals by its place: 'interface.yaml: units.years'. */
function pluralsIn(value: unknown, place: string): [place: string, words: PluralWords][] {
  if (!value || typeof value !== 'object') return [];
  if (isPlural(value)) return [[place, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    pluralsIn(inner, `${place}${place.endsWith(' ') ? '' : '.'}${key}`),
  );
}

/** Something for every other placeholder of an entry. */
const othersIn = (words: PluralWords) =>
  Object.fromEntries(
    [
      ...Object.values(words)
        .join()
        .matchAll(/\{(\w+)\}/g),
    ]
      .filter(([, name]) => name !== 'count')
      .map(([, name = '']) => [name, 'س']),
  );

const files = readFolder(join(import.meta.dirname, '../content'));
const plurals = Object.entries(files)
  .filter(([path]) => path.startsWith('ar/') && path.endsWith('.yaml'))
  .flatMap(([path, raw]) => pluralsIn(parse(raw), `${path.slice(3)}: `));

describe("Arabic's words of a number", () => {
  it('are many', () => expect(plurals.length).toBeGreaterThan(12));

  it.each(plurals)(
    '%s has a form for one and two, and where a noun is counted for ten and ninety-nine',
    (_, words) => {
      const counted = 'few' in words ? ['few', 'many'] : [];
      expect(Object.keys(words)).toEqual(expect.arrayContaining(['one', 'two', ...counted, 'other']));
    },
  );

  it.each(plurals)(
    '%s says one and two by the noun alone, and figures of the West from three on',
    (_, words) => {
      for (const count of WALKED) {
        const said = countWords(words, count, TAG, othersIn(words));
        expect(said, String(count)).not.toMatch(/[\u0660-\u0669]|\{count\}/);
        const figures = [...said.matchAll(/\d+/g)].map(([figure]) => Number(figure));
        if (count === 1 || count === 2) expect(figures, said).not.toContain(count);
        if (count > 2) expect(figures, said).toContain(count);
      }
    },
  );
});
