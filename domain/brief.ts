import { nameOfRecord } from './field-path.ts';

const LONGEST = 48;

/** A text on one line, at most 48 characters long. */
export function short(long: string): string {
  const text = long.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (text.length <= LONGEST) return text;
  // Not a part of the braces around a fact.
  const start = text.slice(0, LONGEST - 1).replace(/\{[^}]*$/, '');
  return `${start.trimEnd()}…`;
}

/** What a value is called: a group of fields by its name or title, or else by its values. */
export function brief(value: unknown): unknown {
  if (typeof value === 'string') return short(value);
  if (Array.isArray(value)) return value.map(brief);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const { name, title, reason } = value as Record<string, unknown>;
  const named = name || title || (reason as Record<string, unknown> | undefined)?.en || nameOfRecord(value);
  return typeof named === 'string' ? short(named) : Object.values(value).map(brief);
}
