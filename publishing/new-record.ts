import type { Draft, NewOrder } from '../contract/publishing.ts';
import { addDays, type Day } from '../domain/dubai-time.ts';
import { valueAt } from '../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../domain/format.ts';
import { parseContent } from '../edition/content/parse.ts';
import type { ArticleMatter } from '../edition/schema/words/articles.ts';
import { readData, withChanges } from './files.ts';

type Files = Record<string, string>;
type Change = Pick<Draft, 'file' | 'path' | 'value'>;
type Fields = Record<string, unknown>;

/** Placeholder for a missing text, which cannot be mistaken for a finished one. */
const PLACEHOLDER: Record<string, string> = { ar: 'نصّ يُكتب لاحقًا', [FIRST_LANGUAGE]: 'a text to be written' };

/** Default lead time in days if no opening date is given. */
const DAYS_AHEAD = 60;

/** Copies the shape of a group of words: every text becomes `text`, every list has one entry. */
function stub(like: unknown, text: string): unknown {
  if (typeof like === 'string') return text;
  if (Array.isArray(like)) return like.slice(0, 1).map((one) => stub(one, text));
  if (like === null || typeof like !== 'object') return like;
  return Object.fromEntries(Object.entries(like).map(([key, value]) => [key, stub(value, text)]));
}

const nameOf = ({ file, path }: Draft) => path.at(-1) ?? file.split('/').at(-1);

/** The other drafts of the new branch, barber or article that a draft creates, which are discarded with it. */
export const relatedDrafts = (draft: Draft, drafts: Draft[]): Draft[] =>
  draft.before === null && (draft.path.length === 0 || /^facts\/(branches|team)\.yaml$/.test(draft.file))
    ? drafts.filter((other) => other !== draft && other.before === null && nameOf(other) === nameOf(draft))
    : [];

/**
 * The changes that add a branch, barber or article to a content folder, with placeholders for its texts in every language, or
 * with blank fields for a form. Throws if the name is taken.
 */
export function changesOfNew(files: Files, order: NewOrder, today: Day, { blank = false } = {}): Change[] {
  const { kind, id, name, arabicName, branch, opens = addDays(today, DAYS_AHEAD) } = order;
  const read = (file: string) => readData(file, files[file] ?? '');
  const locales = Object.keys(files).flatMap((file) => /^([^/]+)\/interface\.yaml$/.exec(file)?.[1] ?? []);
  const nameIn = (locale: string) => (locale === 'ar' && arabicName) || name;
  const unwritten = (locale: string) => PLACEHOLDER[locale] ?? PLACEHOLDER[FIRST_LANGUAGE];
  const toWrite = (locale: string) => (blank ? '' : `${nameIn(locale)}: ${unwritten(locale)}`);
  /** Placeholders of the required length; `page` makes them unique. */
  const seoOf = (locale: string, page: string) => {
    if (blank) return { title: '', description: '' };
    const long = `${unwritten(locale)}. ${page}. ${nameIn(locale)}. `.repeat(5);
    return { title: long.slice(0, 55).trim(), description: long.slice(0, 100).trim() };
  };

  const branchChanges = (): Change[] => {
    const file = 'facts/branches.yaml';
    const [like = {}] = read(file) as Fields[];
    const { hours, coordinates, features } = like;
    const fact = {
      slug: id,
      name,
      shortName: name,
      arabicName: nameIn('ar'),
      // The launch check reports these placeholders.
      phone: blank ? '' : '+971 4 000 0009',
      whatsapp: blank ? '' : '+971 50 000 0009',
      hours,
      exceptions: [],
      coordinates: blank ? { lat: null, lng: null } : coordinates,
      features: (features as string[]).slice(-1),
      opens,
    };
    const wordsOf = (locale: string, page: string): Change => {
      const words = `${locale}/${page}.yaml`;
      const neighbour = valueAt(read(words), ['items', String(like.slug)]) as Fields;
      const { name: _, shortName: __, ...value } = stub(neighbour, toWrite(locale)) as Fields;
      if (value.visit) value.visit = {};
      if (value.prices) value.prices = { ...(value.prices as Fields), items: {} };
      if (value.seo) value.seo = seoOf(locale, page);
      return { file: words, path: ['items', id], value: blank ? value : { ...value, sample: true } };
    };
    const pages = ['branches', 'branch-pages', 'short-branches'];
    return [
      { file, path: [id], value: fact },
      ...locales.flatMap((locale) => pages.map((page) => wordsOf(locale, page))),
    ];
  };

  const barberChanges = (): Change[] => {
    const file = 'facts/team.yaml';
    const { title, branch: place, years, specialties } = (read(file) as Fields[]).at(-1) ?? {};
    const barber = { id, name, ...(arabicName && { arabicName }), branch: branch ?? place };
    const value = blank
      ? { ...barber, title: '', years: null, specialties: [] }
      : { ...barber, title, years, specialties: (specialties as string[]).slice(0, 2), sample: true };
    return [{ file, path: [id], value }];
  };

  const articleChanges = (): Change[] => {
    const like = Object.keys(files).flatMap((file) => /^en(\/articles\/.+)/.exec(file)?.[1] ?? [])[0];
    return locales.map((locale) => {
      const { author, category, tags, callToAction } = read(`${locale}${like}`) as ArticleMatter;
      const text = toWrite(locale);
      const seo = seoOf(locale, id);
      const matter: ArticleMatter = {
        title: blank && locale !== FIRST_LANGUAGE ? '' : nameIn(locale),
        seoTitle: seo.title,
        description: seo.description,
        excerpt: text,
        category,
        readMinutes: 1,
        published: today,
        dateSample: false,
        author,
        featured: false,
        tags,
        scene: 'chair',
        callToAction,
      };
      const body = blank ? '' : `## ${text}\n\n${text}\n\n<CallToAction />`;
      const value = { ...matter, text: body };
      return { file: `${locale}/articles/${id}.mdx`, path: [], value };
    });
  };

  const changes = { branch: branchChanges, barber: barberChanges, article: articleChanges }[kind]();
  const taken = changes.find(({ file, path }) => file in files && valueAt(read(file), path) !== undefined);
  if (taken)
    throw new Error(
      `There is ${kind === 'article' ? 'an' : 'a'} ${kind} '${id}' already, in content/${taken.file}`,
    );
  return changes;
}

/** The changed files, after the content check; throws a ContentError if the name is not allowed. */
export function withNew(files: Files, order: NewOrder, today: Day): Files {
  const changes = changesOfNew(files, order, today);
  const after = Object.fromEntries(
    changes.map((change) => [change.file, withChanges(change.file, files[change.file], [change]) ?? '']),
  );
  parseContent({ ...files, ...after }, today);
  return after;
}
