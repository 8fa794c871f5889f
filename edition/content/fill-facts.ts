import type { Values } from '../../contract/findings.ts';
import { FACT } from '../../domain/markup.ts';
import { PLACEHOLDER } from '../../domain/text.ts';
import { mapTexts, type Report, suggestion } from './errors.ts';

const OPENING = /(?<=^|[\s([{–—“‘])/.source;
/** Units that stay on one line with the preceding number, in all languages of the site. */
const UNITS =
  'min|minutes?|hours?|days?|weeks?|months?|years?|km|kB|[AP]M|دقيقة|دقيقتان|دقائق|ساعة|ساعات|يوم|أيام|أسبوع|أسبوعا|أسبوعًا|أسابيع|سنة|سنوات|كم|ص|م';
// In an edit render, a field marker (\p{Co}) can follow a number.
const TYPOGRAPHY: [typed: RegExp, printed: string][] = [
  [new RegExp(`${OPENING}"`, 'g'), '“'],
  [/"/g, '”'],
  [new RegExp(`${OPENING}'`, 'g'), '‘'],
  [/'/g, '’'],
  [/ ?--+ ?| - /g, ' – '],
  // Between two numbers or placeholders, but not within a date such as 2027-02-08.
  [/(?<=(?<![\d-])\d+\p{Co}*|\})-(?=\d+(?![\d-])|\{)/gu, '–'],
  [new RegExp(`(?<=[\\d}]\\+?\\p{Co}*) (?=(?:${UNITS})(?!\\p{L}))`, 'gu'), '\u00a0'],
];

/** Typesets a text: curly quotes, en dashes, and no-break spaces between numbers and units. */
export const typeset = (text: string): string =>
  TYPOGRAPHY.reduce((set, [typed, printed]) => set.replace(typed, printed), text);

type ReportFault = (reason: string, remedy: string, values: Values) => void;

/**
 * Fills facts into a text and typesets it. Reports unknown facts and stray braces. `isFinal` means that the page fills no further
 * placeholders; `before` is the character that precedes the text.
 */
export function fillText(
  text: string,
  values: Record<string, string>,
  reportFault: ReportFault,
  { isFinal = false, before = '' } = {},
): string {
  const filled = text.replace(FACT, (whole, name: string) => {
    const known = Object.hasOwn(values, name) ? values[name] : undefined;
    if (known === undefined)
      reportFault('there is no fact {fact}', suggestion(name, Object.keys(values)), { fact: whole });
    return known ?? whole;
  });
  const rest = filled.replace(FACT, '');
  const [stray] = /[{}].{0,20}/.exec(isFinal ? rest : rest.replace(PLACEHOLDER, '')) ?? [];
  if (stray) {
    const remedy = isFinal
      ? 'write {business.founded}, or another fact'
      : 'write {name} without spaces, and close it';
    reportFault("has an invalid placeholder: '{stray}'", remedy, { stray });
  }
  return typeset(before + filled).slice(before.length);
}

/** Fills and typesets every text of a file. */
export const fillFacts = <T>(
  data: T,
  values: Record<string, string>,
  file: string,
  report: Report,
  options: { isFinal?: boolean } = {},
): T =>
  mapTexts(data, (text, path) =>
    fillText(
      text,
      values,
      (reason, remedy, values) => report({ file, path, reason, values, remedy }),
      options,
    ),
  );
