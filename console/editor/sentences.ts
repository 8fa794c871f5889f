import type { ContentChange, HistoryChange } from '../../contract/changes.ts';
import type { Finding } from '../../contract/findings.ts';
import { brief } from '../../domain/brief.ts';
import { type Day, isClock, isDay } from '../../domain/dubai-time.ts';
import { formatClock, formatDay } from '../../domain/format.ts';
import { exceptionText, hoursText } from '../../domain/hours-text.ts';
import type { Hours } from '../../domain/opening-hours.ts';
import { fill, fillIsolated, joinWithComma } from '../../domain/text.ts';
import type { BranchFacts } from '../../edition/schema/facts.ts';
import { translate } from '../language.ts';
import { namesOf, pageNameOf, recordNames } from '../names.ts';
import type { ConsoleProps } from '../words.ts';
import { factNameOf, fieldNameOf, keyNameOf } from './field-names.ts';
import { readable } from './schema.ts';
import { difference } from './word-diff.ts';

/** Describes a change, of texts and lists only what differs: 'Haircut 60 → 65', 'JVC: Opens 09:00 → 12:00'. */
export function describeChange(context: ConsoleProps, change: HistoryChange): string {
  const { words, locale } = context;
  const { replaced, added, removed, changed, undone, backTo } = words.changes;
  if ('day' in change) return fillIsolated(backTo, { day: formatDay(change.day as Day, locale) });
  if ('undone' in change) return fillIsolated(undone, { change: describeChange(context, change.undone) });
  const { file, path } = change;
  const [before, value] = difference(change.before, change.value);
  const isFile = !path.length;
  const isRecord = /^facts\/(?!business)/.test(file) ? path.length === 1 : path.at(-2) === 'items';
  const ownName = [value, before].map(brief).find((one) => typeof one === 'string');
  // A price is named by its service alone: 'Haircut 60 → 65'.
  const at = path.at(-1) === 'price' ? path.slice(0, -1) : path;
  const field = fieldNameOf(context, file, at, isRecord ? ownName : undefined);
  const textOf = (one: unknown) => valueText(context, change, one);
  const isSwitch = !isFile && [before, value].some((one) => typeof one === 'boolean');
  const withValue = (one: unknown) => (isFile || isRecord ? field : `${field}: ${textOf(one)}`);
  if (isSwitch)
    return fillIsolated(replaced, { field, before: textOf(before ?? false), value: textOf(value ?? false) });
  if (value === null || value === false) return fillIsolated(removed, { field: withValue(before) });
  if (before === null) return fillIsolated(added, { field: withValue(value) });
  if (isFile) return fillIsolated(changed, { field });
  return fillIsolated(replaced, { field, before: textOf(before), value: textOf(value) });
}

/** Other hours on some days as visitors read them: 'Eid, Friday, 20 March 2026: 2:00 PM – 10:00 PM'. */
export const describeException = (
  { locale, tag, hours }: ConsoleProps['today']['languages'][number],
  usual: Hours,
  exception: BranchFacts['exceptions'][number],
): string =>
  exceptionText(
    hours,
    usual,
    { ...exception, reason: exception.reason[locale] ?? '' },
    { day: (day) => formatDay(day, tag), hours: (one) => hoursText(one, hours.range, tag) },
  );

/** A value as staff read it: days, pages, records and the facts in texts by their names. */
function valueText(
  context: ConsoleProps,
  field: Pick<ContentChange, 'file' | 'path'>,
  value: unknown,
): string {
  const { words, locale, names, today } = context;
  const { nothing, yes, no, quoted } = words.changes;
  const listed = (texts: string[]) => joinWithComma(texts, locale) || nothing;
  if (Array.isArray(value)) return listed(value.map((one) => valueText(context, field, one)));
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'object' && value !== null) {
    const language = today.languages.find(({ tag }) => tag === locale);
    const usual = today.branches.find(({ slug }) => slug === field.path[0])?.timetable ?? value;
    if (language && 'until' in value && 'reason' in value)
      return describeException(language, usual as Hours, value as BranchFacts['exceptions'][number]);
    const name = brief(value);
    if (typeof name === 'string') return valueText(context, field, name);
    // A weekday, a break and other groups of fields.
    return listed(
      Object.entries(value).map(([key, one]) => {
        const { file, path } = { ...field, path: [...field.path, key] };
        return `${keyNameOf(context, file, path)} ${valueText(context, { file, path }, one)}`;
      }),
    );
  }
  if (typeof value !== 'string') return String(value ?? nothing);
  if (isDay(value)) return formatDay(value, locale);
  if (isClock(value)) return formatClock(value, locale);
  if (value.startsWith('/')) return namesOf(context).page(value);
  if (field.file.startsWith('facts/') && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
    return names[`${field.path.at(-1)}.${value}`] ?? keyNameOf(context, '', [value]);
  return fill(quoted, { text: readable(value, {}, (fact) => factNameOf(context, fact)) });
}

/** Remedies that only help a person who edits the files. */
const FILE_REMEDY = /`|\bcontent\/|\.yaml|[{}]|'[\w-]+:'|\bunder \w|^there is |^look up /;

/** Puts a finding into a sentence: 'Haircut: Price: must be more than 0 AED', at its field without the name. */
export function sentenceOf(context: ConsoleProps, finding: Finding, isAtField = false): string {
  const { words, locale } = context;
  const { file, path = [], code, reason, template = reason, values = {}, remedy = '' } = finding;
  const names = recordNames(context);
  const field = file && fieldNameOf(context, file, [...path]);
  if (code === 'missing' && path.at(-2) === 'items') {
    const language = new Intl.DisplayNames(locale, { type: 'language' }).of(file.split('/')[0] ?? '');
    const name = names[path.at(-1) ?? ''] ?? keyNameOf(context, file, [...path]);
    return fillIsolated(words.changes.missingWords, { name, language });
  }
  if (code === 'missing' || code === 'untranslated') return fillIsolated(words.changes.missing, { field });
  const nameOf = (key: string, value: string | number) => {
    if (key === 'placeholder') return factNameOf(context, `${value}`.slice(1, -1));
    const isPage = key === 'page' || /^[a-z]{2,3}\/.*\.\w+$/.test(`${value}`);
    return isPage ? pageNameOf(context, `${value}`) : (names[value] ?? value);
  };
  const named = Object.entries(values).map(([key, value]) => [key, nameOf(key, value)]);
  const text = translate(words.messages, template, Object.fromEntries(named)).replace(/[{}]/g, '');
  const isTranslated = template in words.messages;
  const hint = isTranslated || FILE_REMEDY.test(remedy) ? '' : remedy;
  return [isAtField ? '' : field, [text, hint].filter(Boolean).join('; ')].filter(Boolean).join(': ');
}
