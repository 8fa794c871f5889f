import { expect, it } from 'vitest';
import { editions, english } from '../../../tests/support/editions.ts';
import { factSheet, factText } from './fact-sheet.ts';
import { downloadSizes } from './files.ts';

it('every download of the press kit exists', async () => {
  expect(Object.entries(await downloadSizes(editions)).filter(([, size]) => !size)).toEqual([]);
});

it('the fact sheet is one page, and the same for equal facts', async () => {
  const sheet = Buffer.from(await factSheet(english)).toString('latin1');
  expect(sheet).toMatch(/^%PDF-/);
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(Buffer.from(await factSheet(english)).toString('latin1')).toBe(sheet);
});

it('the text sheet contains its date and the address of the latest one in every language', () => {
  for (const edition of editions) {
    const text = factText(edition);
    expect(text).toContain(edition.day(edition.today));
    expect(text).toContain(edition.href('pressKit'));
    for (const { address } of edition.branches) expect(text).toContain(address);
  }
});

it.each(editions)('the boilerplates in $locale have about the stated number of words', ({ words }) => {
  const lengths = words['press-kit'].boilerplates.items.map(({ text }) => text.split(/\s+/).length);
  expect(lengths.map((length) => Math.round(length / 10) * 10)).toEqual([50, 150]);
});
