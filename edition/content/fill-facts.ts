import { type Path, type Report, suggestion } from './errors.ts';

// A dot tells a fact ({jvc.closes}) from what a page fills in itself ({name}).
const FACT = /\{([\w-]+(?:\.[\w-]+)+)\}/g;
const FILLED_LATER = /\{\w+\}/g;

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

/** Puts facts into every text of a file, and sets it as print does; a fact that is not known is reported. */
export function fillFacts<T>(data: T, values: Record<string, string>, file: string, report: Report): T {
  const fillText = (text: string, path: Path): string => {
    const filled = text.replace(FACT, (whole, name: string) => {
      const known = values[name];
      const remedy = known === undefined ? suggestion(name, Object.keys(values)) : '';
      if (known === undefined) report({ file, path, reason: `there is no fact ${whole}`, remedy });
      return known ?? whole;
    });
    const stray = /[{}].{0,20}/.exec(filled.replace(FACT, '').replace(FILLED_LATER, ''));
    if (stray) {
      const reason = `has a brace that holds no name: '${stray[0]}'`;
      report({ file, path, reason, remedy: 'write {name} without spaces, and close it' });
    }
    return typeset(filled);
  };
  const fill = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') return fillText(value, path);
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };
  return fill(data, []) as T;
}
