/**
 * Markers: private-use characters at the end of a text that identify the content field it comes from. Only edit renders contain
 * them; server/changes/worker/edit-page.ts replaces them by attributes.
 */
const FIRST = 0xf0000;
const LAST = 0xffffd;
const MARKS = /[\u{f0000}-\u{ffffd}]/gu;

/** A marker for an entry of the table of fields. */
export function markOf(index: number): string {
  if (FIRST + index > LAST) throw new RangeError('The content has more fields than there are markers.');
  return String.fromCodePoint(FIRST + index);
}

/** The table entries whose markers a text contains, in its order. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(MARKS)].map(([mark]) => (mark.codePointAt(0) ?? 0) - FIRST);

/** A text without markers, for everything that compares, measures or sorts texts. */
export const unmarked = (text: string): string => text.replace(MARKS, '');
