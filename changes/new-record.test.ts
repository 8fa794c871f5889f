import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewRecordRequest } from '../contract/changes.ts';
import { valueAt } from '../domain/field-path.ts';
import { fingerprint } from '../domain/fingerprint.ts';
import { walk } from '../edition/content/errors.ts';
import { parseContent } from '../edition/content/parse.ts';
import { readData } from '../edition/content/read.ts';
import { editionOf } from '../edition/edition.ts';
import { readFolder } from '../edition/from-folder.ts';
import type { BranchFacts } from '../edition/schema/facts.ts';
import { BRANCH_PAGES } from './copy-branch.ts';
import { withChanges } from './files.ts';
import { newRecordChanges } from './new-record.ts';

const TODAY = '2026-11-24';
const files = readFolder(join(import.meta.dirname, '../content'));
const dataOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([file, raw]) => [file, readData(file, raw)]));
const read = (all: Record<string, string>, file: string) => readData(file, all[file] ?? '');
const branches = read(files, 'facts/branches.yaml') as BranchFacts[];
const FACTS = { phone: '04 399 1234', whatsapp: '0501234567', coordinates: { lat: 25.2, lng: 55.4 } };
const mirdif: NewRecordRequest = {
  kind: 'branch',
  id: 'mirdif',
  name: 'Mirdif',
  arabicName: 'مردف',
  facts: FACTS,
};
const changesFor = (request: NewRecordRequest) => newRecordChanges(dataOf(files), request, TODAY);
const contentWith = (request: NewRecordRequest) => ({
  ...files,
  ...Object.fromEntries(
    [...Map.groupBy(changesFor(request), ({ file }) => file)].map(([file, changes]) => [
      file,
      withChanges(file, files[file], changes) ?? '',
    ]),
  ),
});

describe('a new branch', () => {
  const long = 'Dubai Investment Park First Commercial Avenue';
  it.each(
    branches.flatMap(({ slug }) =>
      [mirdif, { ...mirdif, name: long }, { ...mirdif, name: 'Q7' }].map(
        (request) => [slug, request.name, request] as const,
      ),
    ),
  )(
    'copies %s as %s, leaves no name of the source, and keeps a fingerprint of every copied text',
    (from, name, request) => {
      const changed = contentWith({ ...request, from });
      const source = branches.find(({ slug }) => slug === from);
      const copy = (read(changed, 'facts/branches.yaml') as BranchFacts[]).at(-1);
      const marks = new Map(Object.entries(copy?.copied?.texts ?? {}));
      for (const locale of ['en', 'ar']) {
        const words = read(files, `${locale}/branches.yaml`);
        const own = valueAt(words, ['items', from]) as { shortName?: string; area: string };
        const district = own.area.split(/[,،]/)[0] ?? '';
        const old = [source?.name, source?.shortName, source?.arabicName, own.shortName, district, from];
        for (const page of BRANCH_PAGES) {
          const file = `${locale}/${page}.yaml`;
          for (const { path, value } of walk(valueAt(read(changed, file), ['items', 'mirdif']))) {
            if (typeof value !== 'string') continue;
            expect(marks.get(`${file}:${path.join('.')}`)).toBe(fingerprint(value));
            marks.delete(`${file}:${path.join('.')}`);
            for (const trace of [...old, source?.phone]) if (trace) expect(value).not.toContain(trace);
          }
        }
      }
      expect(marks.size).toBe(0);
      // The check accepts it before and after its first day.
      for (const day of [TODAY, '2027-06-01'] as const) {
        const content = parseContent(changed, day);
        const { allBranches } = editionOf(content, 'en', day);
        expect(allBranches.at(-1)).toMatchObject({
          slug: 'mirdif',
          name,
          opening: day === TODAY,
          phone: '+971 4 399 1234',
        });
      }
    },
  );

  it('offers what the copied branch offers, at its prices', () => {
    const changed = contentWith({ ...mirdif, from: 'jvc', district: 'mirdif' });
    expect(valueAt(read(changed, 'facts/services.yaml'), ['moroccan-bath', 'availableAt'])).toEqual([
      'al-barsha',
      'jvc',
      'mirdif',
    ]);
    const prices = read(changed, 'facts/page-prices.yaml') as Record<string, unknown>;
    expect(prices.mirdif).toEqual(prices.jvc);
    expect(valueAt(read(changed, 'en/branches.yaml'), ['items', 'mirdif', 'area'])).toBe(
      'Mirdif, Dubai, United Arab Emirates',
    );
  });

  it('leaves unknown facts empty', () => {
    const [{ value } = { value: null }] = newRecordChanges(dataOf(files), { ...mirdif, facts: {} }, TODAY);
    expect(value).toMatchObject({
      phone: '',
      whatsapp: '',
      coordinates: { lat: null, lng: null },
      opens: '2027-01-23',
    });
    expect(value).not.toHaveProperty('rating');
  });
});

it('creates a barber, an article and its translation with the other required fields empty', () => {
  const barber: NewRecordRequest = {
    kind: 'barber',
    id: 'ali-new',
    name: 'Ali New',
    facts: { branch: 'jvc' },
  };
  expect(newRecordChanges(dataOf(files), barber, TODAY)).toEqual([
    {
      file: 'facts/team.yaml',
      path: ['ali-new'],
      value: { id: 'ali-new', name: 'Ali New', title: '', branch: 'jvc', years: null, specialties: [] },
    },
  ]);
  const article: NewRecordRequest = { kind: 'article', id: 'beards-in-summer', name: 'Beards in summer' };
  const [english] = newRecordChanges(dataOf(files), article, TODAY);
  expect(english).toMatchObject({
    file: 'en/articles/beards-in-summer.mdx',
    value: { title: 'Beards in summer', text: '', published: TODAY },
  });
  const written = new Map([
    ...dataOf(files),
    [english?.file ?? '', { ...Object(english?.value), scene: 'towels', published: '2026-01-02' }],
  ]);
  expect(newRecordChanges(written, { ...article, locale: 'ar' }, TODAY)).toMatchObject([
    {
      file: 'ar/articles/beards-in-summer.mdx',
      value: { title: '', text: '', published: '2026-01-02', scene: 'towels' },
    },
  ]);
  expect(() => newRecordChanges(written, { ...article, locale: 'fr' }, TODAY)).toThrow('no such language');
});

it.each([
  ['jvc', "The site already has 'jvc'"],
  ['services', 'The site already uses the address /services.'],
  ['team', 'The site already uses the address /team.'],
])('refuses a branch with the address %s', (id, reason) => {
  expect(() => changesFor({ ...mirdif, id })).toThrow(reason);
});
