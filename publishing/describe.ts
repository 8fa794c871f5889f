import { z } from 'zod/mini';
import type { Finding } from '../contract/findings.ts';
import type { Draft } from '../contract/publishing.ts';
import { nameOfRecord } from '../domain/field-path.ts';
import { isArticle } from './files.ts';

type Change = Pick<Draft, 'file' | 'path' | 'before' | 'value'>;
/** Display names by record id: 'haircut' is 'Haircut', 'jvc' is 'JVC'. */
export type Names = Record<string, string>;

const LONGEST = 48;
/** Fields whose name a description leaves out: 'Haircut 60 → 65'. */
const UNNAMED = new Set(['price', 'text', 'items', 'sample', 'dateSample']);
const CONTENT_PATH = /^(facts|photos|[a-z]{2,3})\/(?:articles\/)?(.+)\.\w+$/;

export const humanize = (name: string) =>
  name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
/** A description has one line, although a text of the content may have several. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
function short(long: string): string {
  const text = oneLine(long);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return short(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return short(value.map(asText).join(', '));
  return nameIn(value) ?? short(Object.values(value).map(asText).join(', '));
}

function nameIn(value: object): string | undefined {
  const { name, title, reason } = value as Record<string, unknown>;
  const named = name || title || (reason as Record<string, unknown> | undefined)?.en || nameOfRecord(value);
  return typeof named === 'string' ? short(named) : undefined;
}

const languageOf = (file: string) => (file.startsWith('ar/') ? 'Arabic ' : '');
const isRecord = ({ file, path }: Pick<Change, 'file' | 'path'>) =>
  file.startsWith('facts/') && file !== 'facts/business.yaml' && path.length === 1;

/** Names a field for staff: 'Haircut', 'JVC opens', 'Arabic home title'. */
function fieldLabel({ file, path }: Pick<Change, 'file' | 'path'>, names: Names): string {
  const [, group = '', page = file] = CONTENT_PATH.exec(file) ?? [];
  if (group === 'photos') return `Photo ${humanize(page)}`;
  const language = languageOf(file);
  if (isArticle(file) && !path.length) return capital(`${language}article ${humanize(page)}`);
  const nameOf = (key: string | number = '') =>
    typeof key === 'number' ? `${humanize(page)} no. ${key + 1}` : (names[key] ?? humanize(key));
  const known = path.filter((key): key is string => typeof key === 'string' && key in names);
  const [first, second, slot] = path;
  if (first === 'gallery' && second === 'photos' && slot)
    return capital(`${language}description of photo ${humanize(String(slot))}`);
  let record = known.map(nameOf).join(' ') || (group === 'facts' && path.length > 1 ? nameOf(first) : '');
  const isQuote = page === 'page-prices' && path.length > 1;
  if (isQuote) record = `${nameOf(second)} on ${nameOf(first)}`;
  const last = path.findLast((key): key is string => typeof key === 'string') ?? '';
  const isNamed = UNNAMED.has(last) || known.includes(last) || (isQuote && path.length === 2);
  const field = isNamed || isRecord({ file, path }) ? '' : humanize(last);
  return capital([language + (record || humanize(page)), field].filter(Boolean).join(' '));
}

/** What to call the missing words of a record, by file. Other files have 'words for …'. */
const MISSING_WORDS: Record<string, string> = { services: 'name' };
/** Remedies that only help a person who edits the files. */
const FILE_REMEDY = /`|\bcontent\/|\.yaml|[{}]|'[\w-]+:'|\bunder \w|^there is |^look up /;

/** A finding as a sentence for staff, without ids, file names and braces: 'Father and son has no Arabic name'. */
export function sentenceOf({ file, path = [], reason, remedy = '' }: Finding, names: Names): string {
  const [language, page = ''] = [languageOf(file), CONTENT_PATH.exec(file)?.[2]];
  const keys = path.filter((key) => key !== 'items');
  const last = keys.at(-1);
  if (reason.startsWith('is missing') && typeof last === 'string' && keys.length) {
    const isWords = path.at(-2) === 'items';
    const holder = { file: file.replace(/^ar\//, 'en/'), path: isWords ? keys : keys.slice(0, -1) };
    const missing = isWords ? (MISSING_WORDS[page] ?? `words for ${humanize(page)}`) : humanize(last);
    return `${fieldLabel(holder, names)} has no ${language}${missing}`;
  }
  const text = [reason, FILE_REMEDY.test(remedy) ? '' : remedy]
    .filter(Boolean)
    .join('; ')
    .replace(/[{}]/g, '')
    .replace(' (got "")', '')
    .replace(/content\/(\S+\.\w+)/g, (_, other: string) => humanize(CONTENT_PATH.exec(other)?.[2] ?? other))
    .replace(/'([a-z0-9]+(?:-[a-z0-9]+)*)'/g, (_, id: string) => names[id] ?? `“${humanize(id)}”`);
  return file ? `${fieldLabel({ file, path: keys }, names)}: ${text}` : text;
}

/** Describes a change for the history: 'Haircut 60 → 65', 'JVC opens 09:00 → 12:00', 'Arabic home title … → …'. */
export function describeChange(change: Change, names: Names): string {
  const { file, path, before, value } = change;
  const subject = fieldLabel(change, names);
  if (file.startsWith('photos/')) return `${subject} ${value === null ? 'removed' : 'changed'}`;
  if (isArticle(file) && !path.length) return `${subject} ${value === null ? 'removed' : 'written'}`;
  const isWords = !file.startsWith('facts/') && path.at(-2) === 'items' && String(path.at(-1)) in names;
  if (isWords && (value === null || before === null)) {
    const name = names[String(path.at(-1))];
    return `${capital(name ?? '')}, ${languageOf(file) || 'English '}words ${value === null ? 'removed' : 'added'}`;
  }
  if (value === null) return `${subject}${isRecord(change) ? '' : `: ${asText(before)}`} removed`;
  if (before === null || before === undefined) {
    const isUnnamed =
      typeof value === 'object' && !Array.isArray(value) && [undefined, path.at(-1)].includes(nameIn(value));
    return `${subject}${isUnnamed ? '' : `: ${asText(value)}`} added`;
  }
  return typeof value === 'object' && !Array.isArray(value)
    ? `${subject}: ${asText(value)}`
    : `${subject} ${asText(before)} → ${asText(value)}`;
}

const publication = z.object({
  changes: z.array(z.string()).check(z.minLength(1)),
  pages: z.array(z.string()),
});

/** A commit message: a readable title, then the changes as one line of JSON, so that no text can be mistaken for data. */
export function commitMessage(changes: string[], pages: string[]): string {
  const [first = 'The content changed', ...more] = changes;
  const title = oneLine(more.length ? `${first}, and ${more.length} more` : first);
  return `${title}\n\n${JSON.stringify({ changes: changes.length ? changes : [title], pages })}`;
}

function publicationIn(line: string) {
  try {
    return publication.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** The message of a merged program update in histories of earlier versions. */
const UPDATE = /^Merge commit '[0-9a-f]{40}'.*/;

/** Parses a commit message. In one written by hand every line is the title or a change. */
export function partsOfMessage(message: string) {
  const [title = '', ...lines] = message
    .replace(UPDATE, 'The program was updated')
    .split('\n')
    .filter((line) => line.trim());
  const { changes, pages } = publicationIn(lines.at(-1) ?? '') ?? { changes: lines, pages: [] };
  return {
    title,
    changes: changes.length ? changes : [title],
    pages: pages.filter((page) => /^\/(?!\/)/.test(page)),
  };
}
