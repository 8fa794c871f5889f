import { expect, it } from 'vitest';
import { firstEdition } from '../editions.ts';
import { factSheet } from './fact-sheet.ts';
import { sizes } from './files.ts';

it('every download of the press kit exists', () => {
  expect(firstEdition.facts.press.downloads.filter(({ file }) => !sizes[file])).toEqual([]);
});

it('the fact sheet is one page, and the same for equal facts', async () => {
  const sheet = Buffer.from(await factSheet(firstEdition)).toString('latin1');
  expect(sheet).toMatch(/^%PDF-/);
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(Buffer.from(await factSheet(firstEdition)).toString('latin1')).toBe(sheet);
});
