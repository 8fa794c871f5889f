const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

export const ASCII = between(0x20, 0x7e);

/** What pages in Latin letters set. */
export const LATIN = `${ASCII}\u00a0©·×éèêëàâäçñöüóíáúïîô–—‘’“”…•′″→←↗✓★☆`;

/** What headlines in Arabic letters set beside them: figures, names, and the marks both scripts share. */
export const FIGURES = `0123456789+.,:()&%-–· «»${between(0x41, 0x5a)}${between(0x61, 0x7a)}`;

/** The Arabic alphabet, its signs for vowels and its punctuation. */
export const ARABIC = ` \u00a0،؛؟٪ـ${between(0x621, 0x63a)}${between(0x641, 0x652)}`;
