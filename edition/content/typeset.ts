const OPENING = /(?<=^|[\s([{–—“‘])/.source;
/** Words and signs that a number before them must not be parted from; the languages of the site side by side. */
const UNITS =
  'min|minutes?|hours?|days?|weeks?|months?|years?|km|kB|[AP]M|دقيقة|دقيقتان|دقائق|ساعة|ساعات|يوم|أيام|أسبوع|أسبوعا|أسبوعًا|أسابيع|سنة|سنوات|كم|ص|م';
const RULES: [RegExp, string][] = [
  [new RegExp(`${OPENING}"`, 'g'), '“'],
  [/"/g, '”'],
  [new RegExp(`${OPENING}'`, 'g'), '‘'],
  [/'/g, '’'],
  [/ ?--+ ?| - /g, ' – '],
  // Of two figures, or of two that are filled in; not of a date such as 2027-02-08.
  [/(?<=(?<![\d-])\d+|\})-(?=\d+(?![\d-])|\{)/g, '–'],
  [new RegExp(`(?<=[\\d}]\\+?) (?=(?:${UNITS})(?!\\p{L}))`, 'gu'), '\u00a0'],
];

/** A text with the marks that print has for those that a keyboard has: curly quotes, dashes in spans and asides, and a number on the line of its unit. */
export const typeset = (text: string): string =>
  RULES.reduce((set, [typed, printed]) => set.replace(typed, printed), text);
