import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewRecordRequest } from '../../contract/changes.ts';
import { parseContent } from '../../edition/content/parse.ts';
import { readData } from '../../edition/content/read.ts';
import { editionOf } from '../../edition/edition.ts';
import { readFolder } from '../../edition/from-folder.ts';
import { editYaml } from './edit-yaml.ts';
import { newRecordChanges } from './new-record.ts';

const TODAY = '2026-11-24';
const files = readFolder(join(import.meta.dirname, '../../content'));
const dataOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([file, raw]) => [file, readData(file, raw)]));
const mirdif: NewRecordRequest = {
  kind: 'branch',
  id: 'mirdif',
  name: 'Mirdif',
  arabicName: 'مردف',
  addresses: { en: 'Uptown Mirdif, Dubai', ar: 'أبتاون مردف، دبي' },
  facts: {
    phone: '04 399 1234',
    whatsapp: '0501234567',
    coordinates: { lat: 25.2, lng: 55.4 },
    hours: { opens: '10:00', closes: '23:00' },
  },
};
const changesFor = (request: NewRecordRequest) => newRecordChanges(dataOf(files), request, TODAY);
const contentWith = (request: NewRecordRequest) => ({
  ...files,
  ...Object.fromEntries(
    [...Map.groupBy(changesFor(request), ({ file }) => file)].map(([file, changes]) => [
      file,
      editYaml(file, files[file], changes) ?? '',
    ]),
  ),
});

describe('a new branch', () => {
  it.each([
    ['Mirdif', 'مردف'],
    ['JLT', 'أبراج بحيرات جميرا'],
    ['Mohammed Bin Rashid City', 'مدينة محمد بن راشد'],
  ])('begins as %s with texts that the check accepts before and after its first day', (name, arabicName) => {
    const changed = contentWith({ ...mirdif, name, arabicName });
    for (const day of [TODAY, '2027-06-01'] as const) {
      const content = parseContent(changed, day);
      for (const locale of ['en', 'ar'])
        expect(editionOf(content, locale, day).allBranches.at(-1)).toMatchObject({
          slug: 'mirdif',
          name: locale === 'en' ? name : arabicName,
          address: mirdif.addresses?.[locale],
          opening: day === TODAY,
          phone: '+971 4 399 1234',
          badges: [],
        });
    }
  });

  it('fills its facts into the default texts of both languages, and leaves out what has no text', () => {
    const { en, ar } = parseContent(contentWith(mirdif), TODAY).languages;
    const [page, short] = [en?.words['branch-pages'].items.mirdif, ar?.words['short-branches'].items.mirdif];
    expect(page).toMatchObject({
      seo: { title: 'Barbershop in Mirdif, Dubai | JK Masters' },
      hero: { lead: 'Haircuts, fades and beards, daily from 10:00\u00a0AM until 11:00\u00a0PM.' },
    });
    expect(page).not.toHaveProperty('why');
    expect(short).toMatchObject({
      hero: {
        title: 'حلّاقك في مردف، اليوم.',
        lead: 'راسلنا، وخذ موعدًا، وتعال. يوميًا من 10:00\u00a0ص حتى 11:00\u00a0م.',
      },
    });
    expect(short).not.toHaveProperty('points');
  });

  it('leaves unknown facts empty', () => {
    const [{ value } = { value: null }] = changesFor({ ...mirdif, facts: {} });
    expect(value).toMatchObject({
      phone: '',
      whatsapp: '',
      hours: { opens: '', closes: '' },
      coordinates: { lat: null, lng: null },
      firstDay: '2027-01-23',
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
])('refuses a branch with the address %s', (id, reason) => {
  expect(() => changesFor({ ...mirdif, id })).toThrow(reason);
});
