import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewOrder } from '../contract/publishing.ts';
import { parseContent } from '../edition/content/parse.ts';
import { editionOf } from '../edition/edition.ts';
import { readFolder } from '../edition/from-folder.ts';
import { withNew } from './new-record.ts';

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
