import type { NewRecordRequest } from '../../contract/changes.ts';
import { BRANCHES, REDIRECTS, TEAM } from '../../domain/content-files.ts';
import { addDays, type Day } from '../../domain/dubai-time.ts';
import { type Change, valueAt } from '../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { blank } from '../../domain/json-schema.ts';
import { PLACEHOLDER } from '../../domain/text.ts';
import { checkAddresses } from '../../edition/content/check-addresses.ts';
import { type ContentProblem, mapTexts } from '../../edition/content/errors.ts';
import { isArticle } from '../../edition/content/read.ts';
import type { State } from './change.ts';
import { jsonSchemaOf, placeOf } from './content.ts';
import { fold } from './fold.ts';
import { Refusal } from './refusal.ts';

type Fields = Record<string, unknown>;

/** Default lead time in days if no opening date is given. */
const DAYS_AHEAD = 60;

const localesOf = (files: State) =>
  [...files.keys()].flatMap((file) => /^([^/]+)\/interface\.yaml$/.exec(file)?.[1] ?? []);

/** An address of the new record that another page already uses. */
function takenAddress(files: State) {
  const read = (file: string) => files.get(file);
  const slugs = [...files.keys()].flatMap((file) => /^[a-z]+\/articles\/(.+)\.mdx$/.exec(file)?.[1] ?? []);
  const facts = { branches: read(BRANCHES), team: read(TEAM), redirects: read(REDIRECTS) };
  const words = { 'service-pages': read(`${FIRST_LANGUAGE}/service-pages.yaml`) };
  const articles = Object.fromEntries(slugs.map((slug) => [slug, {}]));
  const problems: ContentProblem[] = [];
  checkAddresses(facts as never, localesOf(files), { words, articles } as never, (problem) =>
    problems.push(problem),
  );
  return problems.flatMap(({ values }) => values?.address ?? [])[0];
}

/**
 * The changes that add a branch, barber or article. Required fields are empty, except those in the request; a branch begins with
 * the default texts of every file of words. Throws if the id or the address is taken.
 */
export function newRecordChanges(files: State, request: NewRecordRequest, today: Day): Change[] {
  const { kind, id, name, arabicName, facts = {} } = request;
  const read = (file: string) => files.get(file);
  const blankOf = (file: string) => {
    const schema = jsonSchemaOf(file) ?? {};
    return blank(schema.items ?? schema) as Fields;
  };
  const locales = localesOf(files);

  const branchChanges = (): Change[] => {
    const names = { name, shortName: name, arabicName: arabicName ?? name };
    const firstDay = addDays(today, DAYS_AHEAD);
    const value = { ...blankOf(BRANCHES), ...names, firstDay, ...facts, slug: id };
    /** Its placeholders become facts of this branch: '{closes}' is '{mirdif.closes}'. */
    const ofBranch = (text: string) => text.replace(PLACEHOLDER, `{${id}.$1}`);
    const texts = [...files].flatMap(([file, data]): Change[] => {
      const byDefault = valueAt(data, ['default']);
      if (!byDefault) return [];
      const path = ['items', id];
      const [locale = ''] = file.split('/');
      const own = file.endsWith('/branches.yaml') && { area: request.addresses?.[locale] ?? '' };
      const empty = blank(placeOf(file, path, data) ?? {}) as Fields;
      return [{ file, path, value: { ...empty, ...(mapTexts(byDefault, ofBranch) as Fields), ...own } }];
    });
    return [{ file: BRANCHES, path: [id], value }, ...texts];
  };

  const barberChanges = (): Change[] => {
    const value = { ...blankOf(TEAM), name, ...(arabicName && { arabicName }), ...facts, id };
    return [{ file: TEAM, path: [id], value }];
  };

  const articleChanges = (): Change[] => {
    const { locale = FIRST_LANGUAGE } = request;
    if (!locales.includes(locale)) throw new Refusal('The site has no such language.');
    const file = `${locale}/articles/${id}.mdx`;
    const inLocale = [...files.keys()].filter((one) => one.startsWith(`${locale}/articles/`));
    const { author = { name: '', sample: false }, category = '' } = (read(inLocale[0] ?? '') ?? {}) as Fields;
    const callToAction = valueAt(read(`${locale}/blog.yaml`), ['listing', 'callToAction']);
    // A translation keeps what is the same in every language.
    const translated = locales.map((one) => read(`${one}/articles/${id}.mdx`)).find(Boolean) as Fields;
    const { published = today, scene = 'chair', featured = false } = translated ?? {};
    const title = translated ? '' : name;
    const value = { ...blankOf(file), title, author, category, callToAction, published, scene, featured };
    return [{ file, path: [], value }];
  };

  const changes = { branch: branchChanges, barber: barberChanges, article: articleChanges }[kind]();
  const isNew = ({ file, path }: Change) => path.at(-1) === id || isArticle(file);
  const taken = changes.find(
    (change) =>
      isNew(change) && files.has(change.file) && valueAt(read(change.file), change.path) !== undefined,
  );
  if (taken) throw new Refusal("The site already has '{id}'. Choose another address.", [], { id });
  const address = takenAddress(fold(files, changes));
  if (address)
    throw new Refusal('The site already uses the address {address}. Choose another one.', [], { address });
  return changes;
}
