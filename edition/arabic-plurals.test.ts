import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { countWords } from '../domain/format.ts';
import { walk } from './content/errors.ts';
import { readFolder } from './from-folder.ts';

/** Covers every plural form, and hundreds, where the last two digits decide. */
const COUNTS = [0, 1, 2, 3, 11, 100, 102];
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const plurals = Object.entries(readFolder(join(import.meta.dirname, '../content')))
  .filter(([path]) => path.startsWith('ar/') && path.endsWith('.yaml'))
  .flatMap(([path, raw]) => walk(parse(raw)).map(({ path: at, value }) => ({ at: `${path} ${at}`, value })))
  .filter(({ value }) => {
    const keys = value && typeof value === 'object' ? Object.keys(value) : [];
    return keys.includes('other') && keys.every((key) => FORMS.includes(key));
  }) as { at: string; value: Parameters<typeof countWords>[0] }[];

it.each(plurals)('$at has the Arabic plural forms, and no digit for one and two', ({ value: words }) => {
  const counted = 'few' in words ? ['few', 'many'] : [];
  expect(Object.keys(words)).toEqual(expect.arrayContaining(['one', 'two', ...counted, 'other']));
  const names = Object.values(words)
    .join()
    .matchAll(/\{(\w+)\}/g);
  const values = Object.fromEntries([...names].map(([, name]) => [name, 'س']));
  for (const count of COUNTS) {
    const { count: _, ...others } = values;
    const text = countWords(words, count, 'ar-AE', others);
    expect(text, String(count)).not.toMatch(/[\u0660-\u0669]|\{count\}/);
    const figures = [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure));
    if (count === 1 || count === 2) expect(figures, text).not.toContain(count);
    if (count > 2) expect(figures, text).toContain(count);
  }
});
