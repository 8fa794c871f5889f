/** Names fields and facts as people read them. */

import { short } from '../../domain/brief.ts';
import { PAGE_PRICES, PHOTOS } from '../../domain/content-files.ts';
import { type FieldPath, fieldId } from '../../domain/field-path.ts';
import { fill, joinWithComma } from '../../domain/text.ts';
import { pageNameOf, priceNameOf } from '../names.ts';
import type { ConsoleProps } from '../words.ts';
import { recordOf } from './record.ts';
import { factsIn, fieldKey, labelOf } from './schema.ts';

/** The fields of these files are named by their record alone, without a page. */
const RECORDS = /^facts\/(branches|team|services)\.|\/services\./;

/** Names the last key of a path: a record, an entry or a field. */
export function keyNameOf(context: ConsoleProps, file: string, path: FieldPath): string {
  const key = path.at(-1) ?? '';
  if (typeof key === 'number')
    return readable(context, short(context.names[fieldId(file, path)] ?? '')) || String(key + 1);
  const isSlot = file === PHOTOS ? path.length === 1 : path.at(-2) === 'photos';
  if (isSlot) return slotNameOf(context, key);
  return labelOf(key, { ...context.words.editor.names, ...context.names }, fieldKey(file, path));
}

/** Names what the first `length` keys of a path stand for: the record or page of a field. */
function placeOf(context: ConsoleProps, file: string, keys: FieldPath): { name: string; length: number } {
  const [first = '', second] = keys;
  const record = RECORDS.test(file) ? context.names[first] : undefined;
  if (file === PAGE_PRICES && second !== undefined)
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
  const { kind, id } = recordOf(file, path);
  const { editor, photos } = context.words;
  if (kind === 'photo')
    return editor.names[`photos.${id}`] ?? `${slotNameOf(context, id)}: ${photos.picture}`;
  const labels = path.flatMap((key, index) => {
    if (key === 'items' || key === 'body') return [];
    const isLast = index === path.length - 1;
    const isOwn = isLast && ownName && !context.names[key] && file !== PHOTOS;
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
  const known = Object.entries(context.names).find(([one]) => id === one || id.startsWith(`${one}-`));
  if (!known) return labelOf(id, names, `photos.${id}`);
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
    : (factsOf[record] ?? context.names[record] ?? pageNameOf(context, record));
  return fill(factNames[fact] ?? factNames[key] ?? `${labelOf(key, names)}, {of}`, { of });
}

/** A text for people to read: facts become their values, placeholders of a page their names in brackets. */
export const readable = (context: ConsoleProps, text: string, facts: Record<string, string> = {}) =>
  factsIn(text)
    .map((part, index) => (index % 2 ? (facts[part] ?? `(${factNameOf(context, part)})`) : part))
    .join('');
