import { z } from 'zod/mini';
import type { Draft } from '../contract/publishing.ts';
import { nameOfRecord } from '../domain/field-path.ts';
import { isArticle } from './files.ts';

type Change = Pick<Draft, 'file' | 'path' | 'before' | 'value'>;
/** Display names by record id: 'haircut' is 'Haircut', 'jvc' is 'JVC'. */
export type Names = Record<string, string>;

const LONGEST = 48;
/** Fields whose name a description leaves out: 'Haircut 60 → 65'. */
const UNNAMED = new Set(['price', 'text', 'items']);
const GROUP = /^(facts|[a-z]{2,3})\/(?:articles\/)?(.+)\.\w+$/;

const humanize = (name: string) =>
  name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
/** A description has one line, although a text of the content may have several. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
const short = (long: string, text = oneLine(long)) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;

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

/** Describes a change for the history: 'Haircut 60 → 65', 'JVC opens 09:00 → 12:00', 'Arabic home title … → …'. */
export function describeChange({ file, path, before, value }: Change, names: Names): string {
  if (file.startsWith('photos/'))
    return `Photo ${humanize(file.slice(7).replace(/\.\w+$/, ''))} ${value === null ? 'removed' : 'changed'}`;
  const [, group = '', page = file] = GROUP.exec(file) ?? [];
  const language = group === 'ar' ? 'Arabic ' : '';
  const known = path.filter((key): key is string => typeof key === 'string' && key in names);
  const unknown = group === 'facts' && path.length > 1 ? humanize(String(path[0])) : '';
  const named = known.map((key) => names[key]).join(' ');
  const record = named && unknown && page === 'page-prices' ? `${named} on ${unknown}` : named || unknown;
  const last = path.findLast((key): key is string => typeof key === 'string') ?? '';
  const field = UNNAMED.has(last) || known.includes(last) ? '' : humanize(last);
  const isRecord = group === 'facts' && path.length === 1;
  const subject = capital(
    [language + (record || humanize(page)), isRecord ? '' : field].filter(Boolean).join(' '),
  );
  if (isArticle(file) && !path.length)
    return `${language}article ${humanize(page)} ${value === null ? 'removed' : 'written'}`.replace(
      /^a/,
      'A',
    );
  const isWords = group !== 'facts' && path.at(-2) === 'items' && known.includes(last);
  if (isWords && (value === null || before === null))
    return `${capital(named)}, ${language || 'English '}words ${value === null ? 'removed' : 'added'}`;
  if (value === null) return `${subject}${isRecord ? '' : `: ${asText(before)}`} removed`;
  if (before === null || before === undefined) {
    const isUnnamed =
      typeof value === 'object' && !Array.isArray(value) && [undefined, last].includes(nameIn(value));
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
