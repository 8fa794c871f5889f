/** Names fields and facts as people read them. */
import type { HistoryChange } from '../../contract/changes.ts';
import { short } from '../../domain/brief.ts';
import { type FieldPath, fieldId, valueAt } from '../../domain/field-path.ts';
import { groupBy } from '../../domain/lists.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { useContentState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { pageNameOf, priceNameOf, recordNames } from '../names.ts';
import type { ConsoleProps } from '../words.ts';
import { recordOf } from './record.ts';
import { fieldKey, labelOf, readable } from './schema.ts';

/** The fields of these files are named by their record alone, without a page. */
const RECORDS = /^facts\/(branches|team|services)\.|\/services\./;

/** Names the last key of a path: a record, an entry or a field. */
export function keyNameOf(context: ConsoleProps, file: string, path: FieldPath): string {
  const key = path.at(-1) ?? '';
  if (typeof key === 'number') {
    const own = short(context.names[fieldId(file, path)] ?? '');
    return readable(own, {}, (fact) => factNameOf(context, fact)) || String(key + 1);
  }
  const isSlot = file === 'facts/photos.yaml' ? path.length === 1 : path.at(-2) === 'photos';
  if (isSlot) return slotNameOf(context, key);
  return labelOf(key, { ...context.words.editor.names, ...recordNames(context) }, fieldKey(file, path));
}

/** Names what the first `length` keys of a path stand for: the record or page of a field. */
function placeOf(context: ConsoleProps, file: string, keys: FieldPath): { name: string; length: number } {
  const [first = '', second] = keys;
  const record = RECORDS.test(file) ? recordNames(context)[first] : undefined;
  if (file === 'facts/page-prices.yaml' && second !== undefined)
    return { name: priceNameOf(context, String(first), String(second)), length: 2 };
  if (!record) return { name: pageNameOf(context, file), length: 0 };
  const language = context.today.languages.find(({ locale }) => file.startsWith(`${locale}/`))?.name;
  const { inLanguage } = context.words.editor;
  return { name: language ? fill(inLanguage, { name: record, language }) : record, length: 1 };
}

/**
 * Names a field that is shown outside its form: 'Home: Top of the page, Title', 'Al Barsha 1: Phone'. `ownName` is the name of a
 * record that the console knows only by its id.
 */
export function fieldNameOf(context: ConsoleProps, file: string, path: FieldPath, ownName?: string): string {
  const records = recordNames(context);
  const { kind, id } = recordOf(file, path);
  if (kind === 'photo') return `${slotNameOf(context, id)}: ${context.words.photos.picture}`;
  const labels = path.flatMap((key, index) => {
    if (key === 'items' || key === 'body') return [];
    const isLast = index === path.length - 1;
    const isOwn = isLast && ownName && !records[key] && file !== 'facts/photos.yaml';
    return isOwn ? ownName : keyNameOf(context, file, path.slice(0, index + 1));
  });
  const place = placeOf(
    context,
    file,
    path.filter((key) => key !== 'items'),
  );
  return [place.name, joinWithComma(labels.slice(place.length), context.locale)].filter(Boolean).join(': ');
}

/** Names a photo slot: 'branch-jvc' is 'JVC', 'jvc-front' is 'JVC, Front'. The pictures of an article have no names. */
export function slotNameOf(context: ConsoleProps, slot: string): string {
  const { names } = context.words.editor;
  const id = slot.replace(/^branch-/, '');
  const known = Object.entries(recordNames(context)).find(([one]) => id === one || id.startsWith(`${one}-`));
  if (!known) return labelOf(id, names);
  const [record, name] = known;
  const part = context.articles.some(({ slug }) => slug === record) ? '' : id.slice(record.length + 1);
  return part ? joinWithComma([name, labelOf(part, names)], context.locale) : name;
}

/** Names a fact such as 'jvc.closes': 'closing time of JVC'. */
export function factNameOf(context: ConsoleProps, fact: string): string {
  const { factNames, factsOf, names } = context.words.editor;
  const keys = fact.split('.');
  const key = keys.pop() ?? '';
  const [record, price] = keys;
  // Without a record it is a placeholder, which each page fills in itself.
  if (!record) return labelOf(key, names, `facts.${key}`);
  const of = price
    ? priceNameOf(context, record, price)
    : (factsOf[record] ?? recordNames(context)[record] ?? pageNameOf(context, record));
  return fill(factNames[fact] ?? factNames[key] ?? `${labelOf(key, names)}, {of}`, { of });
}

export function useFactNames(): (fact: string) => string {
  const context = useConsole();
  return (fact) => factNameOf(context, fact);
}

/** The props of the console, with the names of new services, barbers and branches that exist only as drafts, or in `more`. */
export function useConsoleWithDraftNames(more: HistoryChange[] = []): ConsoleProps {
  const context = useConsole();
  const articles = useArticles();
  const { drafts = [], names = {} } = useContentState().data ?? {};
  const added = [...drafts, ...more].flatMap((change) => {
    if (!('file' in change)) return [];
    const { file, path, value } = change;
    const name = valueAt(value, ['name']);
    const isOwn = file.startsWith('facts/') || file.startsWith(`${context.language}/`);
    return isOwn && typeof name === 'string' ? [[path.at(-1) ?? '', name]] : [];
  });
  return { ...context, articles, names: { ...Object.fromEntries(added), ...names, ...context.names } };
}

/** The article of a file; undefined for other files. */
export const slugOf = (file: string) => /\/articles\/(.+)\.mdx$/.exec(file)?.[1];

/** The articles, titled in the language of the console, or else in the one that has a title. */
function useArticles(): ConsoleProps['articles'] {
  const { articles, language, words } = useConsole();
  const { data } = useContentState();
  if (!data) return articles;
  const drafted = data.drafts.flatMap(({ file, path, value }) => {
    const title = slugOf(file) && (path.length ? path[0] === 'title' && value : valueAt(value, ['title']));
    return typeof title === 'string' ? [[file, title.trim()] as const] : [];
  });
  const titles = Object.entries({ ...data.names, ...Object.fromEntries(drafted) });
  return [...groupBy(titles, ([file]) => slugOf(file))].flatMap(([slug, some]) => {
    if (!slug) return [];
    const own = some.filter(([file]) => file.startsWith(`${language}/`));
    const [, title = words.editor.untitled] = [...own, ...some].find(([, text]) => text) ?? [];
    return { slug, title };
  });
}

export function useFieldName(): (file: string, path: FieldPath, ownName?: string) => string {
  const context = useConsoleWithDraftNames();
  return (...field) => fieldNameOf(context, ...field);
}
