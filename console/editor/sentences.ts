import { diffArrays } from 'diff';
import type { HistoryEntry } from '../../contract/changes.ts';
import type { Finding } from '../../contract/findings.ts';
import { brief } from '../../domain/brief.ts';
import { isClock, isDay } from '../../domain/dubai-time.ts';
import type { Change } from '../../domain/field-path.ts';
import { formatClock, formatDay } from '../../domain/format.ts';
import { exceptionText, hoursText } from '../../domain/hours-text.ts';
import { formatLanguage } from '../../domain/languages.ts';
import type { WeeklyHours } from '../../domain/opening-hours.ts';
import { fill, fillIsolated, joinWithComma } from '../../domain/text.ts';
import type { BranchFacts } from '../../edition/schema/facts.ts';
import { translate } from '../language.ts';
import { namesOf, pageNameOf, spanText } from '../names.ts';
import type { ConsoleProps } from '../words.ts';
import { factNameOf, fieldNameOf, keyNameOf, readable } from './field-names.ts';

/** What a change is about, and both values in words; of texts and lists only what differs. */
export function partsOf(context: ConsoleProps, change: Change) {
  const { file, path } = change;
  const [before, value] = difference(change.before, change.value);
  const isFile = !path.length || path.at(-1) === 'photo';
  const isRecord = /^facts\/(?!business)/.test(file) ? path.length === 1 : path.at(-2) === 'items';
  const ownName = [value, before].map(brief).find((one) => typeof one === 'string');
  // A price is named by its service alone: 'Haircut 60 → 65'.
  const at = path.at(-1) === 'price' ? path.slice(0, -1) : path;
  const field = fieldNameOf(context, file, at, isRecord ? ownName : undefined);
  const isSwitch = !isFile && [before, value].some((one) => typeof one === 'boolean');
  const textOf = (one: unknown) => valueText(context, change, isSwitch ? Boolean(one) : one);
  const only = (one: unknown) => (isFile || isRecord ? '' : textOf(one));
  if (!isSwitch && (value === null || value === false))
    return { kind: 'removed', field, before: only(before), value: '' } as const;
  if (!isSwitch && before === null) return { kind: 'added', field, before: '', value: only(value) } as const;
  if (isFile) return { kind: 'changed', field, before: '', value: '' } as const;
  return { kind: 'replaced', field, before: textOf(before), value: textOf(value) } as const;
}

/** Describes a change: 'Haircut 60 → 65', 'JVC: Opens 09:00 → 12:00'. */
export function describeChange(context: ConsoleProps, change: Change): string {
  const { kind, field, before, value } = partsOf(context, change);
  const sentence = context.words.changes[kind];
  if (kind === 'replaced') return fillIsolated(sentence, { field, before, value });
  const text = before || value;
  return fillIsolated(sentence, { field: text ? `${field}: ${text}` : field });
}

/** Describes a publication: its changes, or what it undid. */
export function describeEntry(context: ConsoleProps, { changes, isUndo }: HistoryEntry): string[] {
  const { words } = context;
  const described = changes.map((change) => describeChange(context, change));
  return isUndo ? described.map((change) => fillIsolated(words.changes.undone, { change })) : described;
}

/** Other hours on some days as visitors read them: 'Eid, Friday, 20 March 2026: 2:00 PM – 10:00 PM'. */
export const describeException = (
  { locale, tag, hours }: ConsoleProps['today']['languages'][number],
  usual: WeeklyHours,
  exception: BranchFacts['exceptions'][number],
): string =>
  exceptionText(
    hours,
    usual,
    { ...exception, reason: exception.reason[locale] ?? '' },
    {
      tag,
      hours: (one) => hoursText(one, hours.range, tag),
    },
  );

/** A value as staff read it: days, pages, records and the facts in texts by their names. */
export function valueText(
  context: ConsoleProps,
  field: Pick<Change, 'file' | 'path'>,
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
      return describeException(language, usual as WeeklyHours, value as BranchFacts['exceptions'][number]);
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
  if (/^\d+(-\d+|\+)$/.test(value)) return spanText(value);
  if (isDay(value)) return formatDay(value, locale);
  if (isClock(value)) return formatClock(value, locale);
  if (value.startsWith('/')) return namesOf(context).page(value);
  if (field.file.startsWith('facts/') && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
    return names[`${field.path.at(-1)}.${value}`] ?? keyNameOf(context, '', [value]);
  return fill(quoted, { text: readable(context, value) });
}

/** Puts a finding into a sentence: 'Haircut: Price: must be more than 0 AED', at its field without the name. */
export function sentenceOf(context: ConsoleProps, finding: Finding, isAtField = false): string {
  const { words, locale, names } = context;
  const { file, path = [], code, reason, template = reason, values = {} } = finding;
  const field = file && fieldNameOf(context, file, [...path]);
  if (code === 'missing' && path.at(-2) === 'items') {
    const language = formatLanguage(file.split('/')[0] ?? '', locale);
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
  return [isAtField ? '' : field, text].filter(Boolean).join(': ');
}

/** How many equal words stay beside those that differ, and how many words are shown in all. */
const NEIGHBOURS = 3;
const MAX_WORDS = 60;

/** A picture in Markdown: its description stands for it, or else the name of its file. */
const PICTURE = /!\[(?:\]\([^)]*\/([^)]*)|(.+?)\]\([^)]*)\)/g;
const wordsOf = (text: string) => text.replace(PICTURE, '$1$2').split(/\s+/).filter(Boolean);
const shortened = (words: string[]) =>
  words.length > MAX_WORDS ? [...words.slice(0, MAX_WORDS), '…'] : words;

/** Shortens two texts to the words that differ, with their neighbours. Spaces separate words in every script of the site. */
export function differingWords(before: string, after: string): [before: string, after: string] {
  const parts = diffArrays(wordsOf(before), wordsOf(after));
  const textWithout = (other: 'added' | 'removed') => {
    const words = parts.flatMap(({ value, ...is }, index) => {
      if (is[other]) return [];
      const [start, end] = [index > 0 ? NEIGHBOURS : 0, index < parts.length - 1 ? NEIGHBOURS : 0];
      if (is.added || is.removed || value.length <= start + end + 1) return value;
      return [...value.slice(0, start), '…', ...value.slice(value.length - end)];
    });
    return shortened(words).join(' ');
  };
  return [textWithout('added'), textWithout('removed')];
}

/** What differs between two values: the words of texts, the entries of lists. null stands for no entry. */
export function difference(before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (typeof before === 'string' && typeof after === 'string') return differingWords(before, after);
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  // A range stays whole.
  if (typeof before[0] === 'number') return [before, after];
  const only = (list: unknown[], other: unknown[]) =>
    list.filter((one) => !other.some((same) => JSON.stringify(same) === JSON.stringify(one)));
  const [was, is] = [only(before, after), only(after, before)];
  if (was.length === 1 && is.length === 1) return difference(was[0], is[0]);
  // The order alone has changed.
  if (!was.length && !is.length) return [before, after];
  return [was.length ? was : null, is.length ? is : null];
}
