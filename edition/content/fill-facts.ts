import { type Path, type Report, suggestion } from './errors.ts';

// A dot tells a fact ({jvc.closes}) from what a page fills in itself ({name}).
const FACT = /\{([\w-]+(?:\.[\w-]+)+)\}/g;
export const FILLED_LATER = /\{\w+\}/g;

const OPENING = /(?<=^|[\s([{–—“‘])/.source;
/** Words and signs that a number before them must not be parted from; the languages of the site side by side. */
const UNITS =
  'min|minutes?|hours?|days?|weeks?|months?|years?|km|kB|[AP]M|دقيقة|دقيقتان|دقائق|ساعة|ساعات|يوم|أيام|أسبوع|أسبوعا|أسبوعًا|أسابيع|سنة|سنوات|كم|ص|م';
const TYPED_AND_PRINTED: [RegExp, string][] = [
  [new RegExp(`${OPENING}"`, 'g'), '“'],
  [/"/g, '”'],
  [new RegExp(`${OPENING}'`, 'g'), '‘'],
  [/'/g, '’'],
  [/ ?--+ ?| - /g, ' – '],
  // Of two figures, or of two that are filled in; not of a date such as 2027-02-08.
  [/(?<=(?<![\d-])\d+|\})-(?=\d+(?![\d-])|\{)/g, '–'],
  [new RegExp(`(?<=[\\d}]\\+?) (?=(?:${UNITS})(?!\\p{L}))`, 'gu'), '\u00a0'],
];

/** A text with the marks of print: curly quotes, dashes in spans and asides, and a number on the line of its unit. */
export const typeset = (text: string): string =>
  TYPED_AND_PRINTED.reduce((set, [typed, printed]) => set.replace(typed, printed), text);

type Fault = (reason: string, remedy: string) => void;

/**
 * Puts facts into a text, and sets it as print does; a fact that is not known is a fault, and so is a brace around anything else.
 * `isWhole` says that no page fills in more; `before` is the character that precedes the text.
 */
export function fillText(
  text: string,
  values: Record<string, string>,
  fault: Fault,
  { isWhole = false, before = '' } = {},
): string {
  const filled = text.replace(FACT, (whole, name: string) => {
    const known = Object.hasOwn(values, name) ? values[name] : undefined;
    if (known === undefined) fault(`there is no fact ${whole}`, suggestion(name, Object.keys(values)));
    return known ?? whole;
  });
  const rest = filled.replace(FACT, '');
  const [stray] = /[{}].{0,20}/.exec(isWhole ? rest : rest.replace(FILLED_LATER, '')) ?? [];
  if (stray) {
    const remedy = isWhole
      ? 'write {business.founded}, or another fact'
      : 'write {name} without spaces, and close it';
    fault(`has a brace that holds no name: '${stray}'`, remedy);
  }
  return typeset(before + filled).slice(before.length);
}

/** Fills every text of a file. */
export function fillFacts<T>(
  data: T,
  values: Record<string, string>,
  file: string,
  report: Report,
  isWhole = false,
): T {
  const fill = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string')
      return fillText(value, values, (reason, remedy) => report({ file, path, reason, remedy }), { isWhole });
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };
  return fill(data, []) as T;
}
