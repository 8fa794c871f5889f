import { nameOfRecord, valueAt } from './field-path.ts';

const MAX_LENGTH = 48;

/** Truncates a text to one line of at most 48 characters. */
export function short(long: string): string {
  const text = long.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (text.length <= MAX_LENGTH) return text;
  // Do not cut inside the braces around a fact.
  const start = text.slice(0, MAX_LENGTH - 1).replace(/\{[^}]*$/, '');
  return `${start.trimEnd()}…`;
}

/** Shortens a value for lists of changes: a record to its name, title or id, or else to its values. */
export function brief(value: unknown): unknown {
  if (typeof value === 'string') return short(value);
  if (Array.isArray(value)) return value.map(brief);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const { name, title, reason } = value as Record<string, unknown>;
  const named = name || title || (reason as Record<string, unknown> | undefined)?.en || nameOfRecord(value);
  return typeof named === 'string' ? short(named) : Object.values(value).map(brief);
}

/** The title of an entry in a list; empty if a record has only an id. */
export function titleOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry ?? '');
  const own = ['name', 'title', 'question', 'label'].map((key) => valueAt(entry, [key]));
  const names = [...own, ...(nameOfRecord(entry) ? [] : Object.values(entry))];
  return String(names.find((one) => typeof one === 'string' && one) ?? '');
}
