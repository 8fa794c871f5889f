import type { Finding } from '../../contract/findings.ts';
import type { HistoryChange } from '../../contract/publishing.ts';
import { brief } from '../../domain/brief.ts';
import type { Day } from '../../domain/dubai-time.ts';
import { formatDay } from '../../domain/format.ts';
import { fillIsolated, joinWithComma } from '../../domain/text.ts';
import { translate } from '../language.ts';
import { pageNameOf, recordNames } from '../names.ts';
import type { ConsoleProps } from '../words.ts';
import { fieldNameOf, keyNameOf } from './field-names.ts';

/** Describes a change: 'Haircut 60 → 65', 'JVC: Opens 09:00 → 12:00'. */
export function describeChange(context: ConsoleProps, change: HistoryChange): string {
  const { words, locale } = context;
  const { replaced, added, removed, changed, undone, backTo, nothing, yes, no } = words.changes;
  if (typeof change === 'string') return translate(words.messages, change);
  if ('day' in change) return fillIsolated(backTo, { day: formatDay(change.day as Day, locale) });
  if ('undone' in change) return fillIsolated(undone, { change: describeChange(context, change.undone) });
  const { file, path } = change;
  const [before, value] = [change.before, change.value].map(brief);
  const isFile = !path.length;
  const isRecord = /^facts\/(?!business)/.test(file) ? path.length === 1 : path.at(-2) === 'items';
  const own = [value, before].find((one) => typeof one === 'string');
  // A service is known by its price.
  const at = path.at(-1) === 'price' ? path.slice(0, -1) : path;
  const field = fieldNameOf(context, file, at, isRecord ? own : undefined);
  const textOf = (one: unknown): string => {
    if (Array.isArray(one)) return joinWithComma(one.map(textOf), locale);
    if (typeof one === 'boolean') return one ? yes : no;
    return String(one ?? nothing);
  };
  const isSwitch = !isFile && [before, value].some((one) => typeof one === 'boolean');
  const withValue = (one: unknown) => (isFile || isRecord ? field : `${field}: ${textOf(one)}`);
  if (isSwitch)
    return fillIsolated(replaced, { field, before: textOf(before ?? false), value: textOf(value ?? false) });
  if (value === null || value === false) return fillIsolated(removed, { field: withValue(before) });
  if (isFile) return fillIsolated(changed, { field });
  if (before === null) return fillIsolated(added, { field: withValue(value) });
  return fillIsolated(replaced, { field, before: textOf(before), value: textOf(value) });
}

/** Remedies that only help a person who edits the files. */
const FILE_REMEDY = /`|\bcontent\/|\.yaml|[{}]|'[\w-]+:'|\bunder \w|^there is |^look up /;

/** Words a finding: 'Haircut: Price: must be more than 0 AED'. */
export function sentenceOf(context: ConsoleProps, finding: Finding): string {
  const { words, locale } = context;
  const { file, path = [], reason, template = reason, values = {}, remedy = '' } = finding;
  const names = recordNames(context);
  const field = file && fieldNameOf(context, file, [...path]);
  if (reason === 'is missing' && path.at(-2) === 'items') {
    const language = new Intl.DisplayNames(locale, { type: 'language' }).of(file.split('/')[0] ?? '');
    const name = names[path.at(-1) ?? ''] ?? keyNameOf(context, file, [...path]);
    return fillIsolated(words.changes.missingWords, { name, language });
  }
  if (reason.startsWith('is missing')) return fillIsolated(words.changes.missing, { field });
  const named = Object.entries(values).map(([key, value]) => [
    key,
    /^[a-z]{2,3}\/.*\.\w+$/.test(`${value}`) ? pageNameOf(context, `${value}`) : (names[value] ?? value),
  ]);
  const text = translate(words.messages, template, Object.fromEntries(named)).replace(/[{}]/g, '');
  const isTranslated = template in words.messages;
  const hint = isTranslated || FILE_REMEDY.test(remedy) ? '' : remedy;
  return [field, [text, hint].filter(Boolean).join('; ')].filter(Boolean).join(': ');
}
