import { expect, it } from 'vitest';
import { editions, firstEdition, today } from '../editions.ts';
import { factSheet, factText } from './fact-sheet.ts';
import { sizes } from './files.ts';

it('has every download of the press kit', () => {
  expect(firstEdition.facts.press.downloads.filter(({ file }) => !sizes[file])).toEqual([]);
});

it('creates a reproducible one-page fact sheet', async () => {
  const sheet = Buffer.from(await factSheet(firstEdition, today)).toString('latin1');
  expect(sheet).toMatch(/^%PDF-/);
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(Buffer.from(await factSheet(firstEdition, today)).toString('latin1')).toBe(sheet);
});

it('dates the text sheet in each language and links to the latest one', () => {
  for (const edition of editions) {
    const text = factText(edition, today);
    expect(text).toContain(edition.day(today));
    expect(text).toContain(edition.href('pressKit'));
    for (const { address } of edition.branches) expect(text).toContain(address);
  }
});

it.each(editions)('the boilerplates of $locale have about the stated lengths', ({ words }) => {
  const lengths = words['press-kit'].boilerplates.items.map(({ text }) => text.split(/\s+/).length);
  expect(lengths.map((length) => Math.round(length / 10) * 10)).toEqual([50, 150]);
});
