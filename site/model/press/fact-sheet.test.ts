import { expect, it } from 'vitest';
import { editions, english } from '../../../tests/support/editions.ts';
import { factPage, factText } from './fact-sheet.tsx';
import { downloadSizes } from './files.ts';

it('every download of the press kit exists', () => {
  expect(Object.entries(downloadSizes(editions)).filter(([, size]) => !size)).toEqual([]);
});

it('the HTML sheet has the figures, branches and contacts of the page, and its date', () => {
  const page = factPage(english);
  const { stats } = english.words['press-kit'].overview;
  const { email } = english.facts.business;
  const texts = [...stats.map(({ number }) => number), ...english.branches.map(({ phone }) => phone), email];
  for (const text of [...texts, english.day(english.today)]) expect(page).toContain(text);
});

it('the text sheet contains its date and the address of the latest one in every language', () => {
  for (const edition of editions) {
    const text = factText(edition);
    expect(text).toContain(edition.day(edition.today));
    expect(text).toContain(edition.href('pressKit'));
    for (const { address, phone } of edition.branches)
      expect(text).toContain(`${address} · ${edition.isolated(phone)}`);
  }
});

it.each(editions)('the boilerplates in $locale have about the stated number of words', ({ words }) => {
  const lengths = words['press-kit'].boilerplates.items.map(({ text }) => text.split(/\s+/).length);
  expect(lengths.map((length) => Math.round(length / 10) * 10)).toEqual([50, 150]);
});
