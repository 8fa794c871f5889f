import type { HistoryChange } from '../../contract/publishing.ts';
import { brief } from '../../domain/brief.ts';
import type { Day } from '../../domain/dubai-time.ts';
import type { FieldPath } from '../../domain/field-path.ts';
import { formatDay } from '../../domain/format.ts';
import { fillIsolated, joinWithComma } from '../../domain/text.ts';
import type { ConsoleProps } from '../words.ts';

type Wording = Pick<ConsoleProps, 'locale'> & {
  words: ConsoleProps['words']['changes'];
  fieldName: (file: string, path: FieldPath) => string;
};

/** Describes a change: 'Haircut 60 → 65', 'JVC: Opens 09:00 → 12:00'. */
export function describeChange(change: HistoryChange, wording: Wording): string {
  const { words, locale, fieldName } = wording;
  if (typeof change === 'string') return change;
  if ('day' in change) return fillIsolated(words.backTo, { day: formatDay(change.day as Day, locale) });
  if ('undone' in change)
    return fillIsolated(words.undone, { change: describeChange(change.undone, wording) });
  const textOf = (value: unknown): string => {
    if (Array.isArray(value)) return joinWithComma(value.map(textOf), locale);
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return String(value ?? words.nothing);
  };
  const { file, path } = change;
  const [before, value] = [change.before, change.value].map(brief);
  // A service is known by its price.
  const field = fieldName(file, path.at(-1) === 'price' ? path.slice(0, -1) : path);
  const isFile = !path.length;
  if (isFile && value !== null && value !== false) return fillIsolated(words.changed, { field });
  const withValue = (one: unknown) =>
    ['string', 'number'].includes(typeof one) && !field.includes(`${one}`) ? `${field}: ${one}` : field;
  if (isFile || value === null) return fillIsolated(words.removed, { field: withValue(before) });
  if (before === null) return fillIsolated(words.added, { field: withValue(value) });
  return fillIsolated(words.replaced, { field, before: textOf(before), value: textOf(value) });
}
