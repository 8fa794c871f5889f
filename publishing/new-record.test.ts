import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Draft, NewOrder } from '../contract/publishing.ts';
import { parseContent } from '../edition/content/parse.ts';
import { editionOf } from '../edition/edition.ts';
import { readFolder } from '../edition/from-folder.ts';
import { readyDrafts, relatedDrafts, withNew } from './new-record.ts';

const TODAY = '2026-11-24';
const files = readFolder(join(import.meta.dirname, '../content'));
const filesAfter = (record: NewOrder) => {
  const changed = withNew(files, record, TODAY);
  const content = parseContent({ ...files, ...changed }, TODAY);
  return { changed, editions: ['en', 'ar'].map((locale) => editionOf(content, locale, TODAY)) };
};
const branch: NewOrder = { kind: 'branch', id: 'marina', name: 'Marina', arabicName: 'المارينا' };

describe('creates a record in every language that passes the content check', () => {
  it('a branch, announced until its opening day and marked as a sample', () => {
    const { changed, editions } = filesAfter(branch);
    expect(Object.keys(changed)).toHaveLength(7);
    for (const { branches, allBranches } of editions) {
      expect(branches.map(({ slug }) => slug)).not.toContain('marina');
      expect(allBranches.at(-1)).toMatchObject({ slug: 'marina', opens: '2027-01-23', opening: true });
    }
    expect(editions.map(({ allBranches }) => allBranches.at(-1)?.name)).toEqual(['Marina', 'المارينا']);
    expect(changed['facts/branches.yaml']).toContain('# in the answers of /api/branches');
    expect(changed['ar/short-branches.yaml']).toMatch(/marina:\n {4}sample: true/);
  });

  it('a barber of a branch', () => {
    const { changed, editions } = filesAfter({
      kind: 'barber',
      id: 'ali-new',
      name: 'Ali New',
      branch: 'jvc',
    });
    expect(Object.keys(changed)).toEqual(['facts/team.yaml']);
    expect(editions[0]?.team.find(({ id }) => id === 'ali-new')?.branch.slug).toBe('jvc');
  });

  it('an article', () => {
    const { editions } = filesAfter({ kind: 'article', id: 'beards-in-summer', name: 'Beards in summer' });
    for (const { articles } of editions) expect(articles[0]?.title).toBe('Beards in summer');
  });
});

it('refuses a taken id, an invalid id and an unknown branch', () => {
  expect(() => withNew(files, { ...branch, id: 'jvc' }, TODAY)).toThrow("There is a branch 'jvc' already");
  expect(() => withNew(files, { ...branch, id: 'The Marina' }, TODAY)).toThrow('must be lower-case words');
  const barber: NewOrder = { kind: 'barber', id: 'ali', name: 'Ali', branch: 'jvcc' };
  expect(() => withNew(files, barber, TODAY)).toThrow("there is no branch 'jvcc'");
});

describe('the drafts of a service', () => {
  const draft = (file: string, path: string[], before: unknown, value: unknown): Draft => {
    return { id: `${file} ${path}`, file, path, before, value, by: 'Omar', byId: 'omar', at: TODAY };
  };
  const facts = (id: string) => draft('facts/services.yaml', [id], null, { id, price: 90, minutes: 60 });
  const words = (locale: string, id: string, name: string) =>
    draft(`${locale}/services.yaml`, ['items', id], null, { name });
  const son = [facts('son'), words('en', 'son', 'Father and son'), words('ar', 'son', '')];
  const other = [facts('wax'), words('en', 'wax', 'Wax'), words('ar', 'wax', 'شمع')];

  it('waits for a missing name, which is said in the words of the site', () => {
    const { ready, blanks } = readyDrafts([...son, ...other]);
    expect(ready).toEqual(other);
    expect(blanks).toMatchObject([
      { path: ['items', 'son', 'name'], text: 'Father and son has no Arabic name' },
    ]);
  });

  it('are discarded together, whichever of them is discarded', () => {
    for (const one of son)
      expect(relatedDrafts(one, [...son, ...other])).toEqual(son.filter((draft) => draft !== one));
    const removed = [
      draft('facts/services.yaml', ['bath'], { id: 'bath' }, null),
      draft('ar/services.yaml', ['items', 'bath'], { name: 'حمّام' }, null),
      draft('facts/page-prices.yaml', ['jvc', 'hammam'], { id: 'hammam', quotes: 'bath' }, null),
      draft('en/branch-pages.yaml', ['items', 'jvc', 'prices', 'items', 'hammam'], { name: 'Hammam' }, null),
    ];
    const price = draft('facts/services.yaml', ['wax', 'price'], 20, 25);
    for (const one of removed)
      expect(relatedDrafts(one, [...removed, ...other, price])).toHaveLength(removed.length - 1);
    expect(relatedDrafts(price, [price, ...removed])).toEqual([]);
  });
});
