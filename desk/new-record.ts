import type { FieldPath } from '../contract/desk.ts';
import { addDays, type Day } from '../domain/dubai-time.ts';
import { FIRST_LANGUAGE } from '../domain/format.ts';
import { parseContent } from '../edition/content/parse.ts';
import type { ArticleMatter } from '../edition/schema/words/articles.ts';
import { readData, valueAt, withChanges } from './files.ts';

/** What is new, by the name that addresses and other files know it by. */
export type NewRecord =
  | { kind: 'branch'; id: string; name: string; arabicName?: string; opens?: Day }
  | { kind: 'barber'; id: string; name: string; arabicName?: string; branch?: string }
  | { kind: 'article'; id: string; name: string };

type Files = Record<string, string>;
type Change = { file: string; path: FieldPath; value: unknown };

/** What stands where a text is missing; no page can be taken for finished with it. */
const TO_WRITE: Record<string, string> = { ar: 'نصّ يُكتب لاحقًا', [FIRST_LANGUAGE]: 'a text to be written' };
const toWrite = (locale: string, name: string) => `${name}: ${TO_WRITE[locale] ?? TO_WRITE[FIRST_LANGUAGE]}`;
/** Whether a value holds a text that nobody has written yet. */
export const isUnwritten = (value: unknown): boolean =>
  Object.values(TO_WRITE).some((text) => JSON.stringify(value).includes(text));
/** The same in a length that search engines show; `page` tells it from that of the next page. */
const forSearch = (text: string, page: string, least: number, most: number) =>
  `${page}. ${text}. `
    .repeat(most)
    .slice(0, least + 20)
    .trim();

/** How long until a branch opens of which nobody said it. */
const DAYS_AHEAD = 60;

/** A group of words as its neighbour has it, with every text still to be written and one entry a list. */
function stub(like: unknown, text: string): unknown {
  if (typeof like === 'string') return text;
  if (Array.isArray(like)) return like.slice(0, 1).map((one) => stub(one, text));
  if (like === null || typeof like !== 'object') return like;
  return Object.fromEntries(Object.entries(like).map(([key, value]) => [key, stub(value, text)]));
}

type Named = Record<string, unknown>;
type Content = { at: (file: string, path: FieldPath) => unknown; locales: string[]; slugs: string[] };

function branchChanges(record: NewRecord & { kind: 'branch' }, content: Content, today: Day): Change[] {
  const { id, name, arabicName = name, opens = addDays(today, DAYS_AHEAD) } = record;
  const { hours, coordinates, features } = content.at('facts/branches.yaml', [0]) as Named;
  const like = String(valueAt(content.at('facts/branches.yaml', []), [0, 'slug']));
  const fact = {
    ...{ slug: id, name, shortName: name, arabicName },
    // The launch check asks for the real ones.
    ...{ phone: '+971 4 000 0009', whatsapp: '+971 50 000 0009' },
    ...{ hours, exceptions: [], coordinates, features: (features as string[]).slice(-1), opens },
  };
  const wordsOf = (locale: string): Change[] =>
    ['branches', 'branch-pages', 'short-branches'].map((page) => {
      const file = `${locale}/${page}.yaml`;
      const { name: _, shortName: __, ...neighbour } = content.at(file, ['items', like]) as Named;
      const text = toWrite(locale, locale === 'ar' ? arabicName : name);
      const said = stub(neighbour, text) as Named;
      if (said.visit) said.visit = {};
      if (said.prices) said.prices = { ...(said.prices as Named), items: {} };
      if (said.seo)
        said.seo = { title: forSearch(text, page, 30, 60), description: forSearch(text, page, 70, 160) };
      return { file, path: ['items', id], value: { ...said, sample: true } };
    });
  return [{ file: 'facts/branches.yaml', path: [id], value: fact }, ...content.locales.flatMap(wordsOf)];
}

function barberChanges(record: NewRecord & { kind: 'barber' }, content: Content): Change[] {
  const { id, name, arabicName, branch } = record;
  const neighbour = content.at('facts/team.yaml', [-1]) as Named;
  const value = {
    ...{ id, name, ...(arabicName && { arabicName }) },
    ...{ title: neighbour.title, branch: branch ?? neighbour.branch, years: neighbour.years },
    ...{ specialties: (neighbour.specialties as string[]).slice(0, 2), sample: true },
  };
  return [{ file: 'facts/team.yaml', path: [id], value }];
}

const articleChanges = ({ id, name }: NewRecord, content: Content, today: Day): Change[] =>
  content.locales.map((locale) => {
    const { author, category, tags, callToAction } = content.at(
      `${locale}/articles/${content.slugs[0]}.mdx`,
      [],
    ) as ArticleMatter;
    const text = toWrite(locale, name);
    const matter: ArticleMatter = {
      ...{ title: name, seoTitle: forSearch(text, id, 30, 60), description: forSearch(text, id, 70, 160) },
      ...{ excerpt: text, category, readMinutes: 1, published: today, dateSample: false, author },
      ...{ featured: false, tags, scene: 'chair', callToAction },
    };
    const value = { ...matter, text: `## ${text}\n\n${text}\n\n<CallToAction />` };
    return { file: `${locale}/articles/${id}.mdx`, path: [], value };
  });

/**
 * What a new branch, barber or article changes in the files of a content folder, with its facts and with texts to write in every
 * language; throws where the name is taken.
 */
export function changesOfNew(files: Files, record: NewRecord, today: Day): Change[] {
  const articles = Object.keys(files).flatMap((file) => /^en\/articles\/(.+)\.mdx$/.exec(file)?.[1] ?? []);
  const content: Content = {
    at: (file, path) => {
      const data = readData(file, files[file] ?? '');
      return path[0] === -1 ? (data as unknown[]).at(-1) : valueAt(data, path);
    },
    locales: Object.keys(files).flatMap((file) => /^([^/]+)\/interface\.yaml$/.exec(file)?.[1] ?? []),
    slugs: articles,
  };
  const changes = {
    branch: () => branchChanges(record as NewRecord & { kind: 'branch' }, content, today),
    barber: () => barberChanges(record as NewRecord & { kind: 'barber' }, content),
    article: () => articleChanges(record, content, today),
  }[record.kind]();
  const taken = changes.find(
    ({ file, path }) => (path.length ? content.at(file, path) : files[file]) !== undefined,
  );
  if (taken) throw new Error(`There is a ${record.kind} '${record.id}' already, in content/${taken.file}`);
  return changes;
}

/** The files that this changes, right by the check; throws a ContentError where the name cannot stand. */
export function withNew(files: Files, record: NewRecord, today: Day): Files {
  const after = Object.fromEntries(
    changesOfNew(files, record, today).map(({ file, path, value }) => [
      file,
      withChanges(file, files[file], [{ path, value }]) ?? '',
    ]),
  );
  parseContent({ ...files, ...after }, today);
  return after;
}
