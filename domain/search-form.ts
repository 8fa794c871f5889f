/**
 * Letters that people write in more than one way, each beside the one that stands for it in a search: hamza or not, taa
 * marbuta or haa, alef maqsura or yaa, digits of either kind. What has no counterpart (vowel signs, the dagger alef, tatweel,
 * a hamza alone) counts for nothing.
 */
export const searchedAs: readonly (readonly [written: string, searched: string])[] = [
  ...[...'أإآٱ'].map((alef) => [alef, 'ا'] as const),
  ['ؤ', 'و'],
  ['ئ', 'ي'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ء', ''],
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, `${value}`] as const),
  ...[...'\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670\u0640'].map((sign) => [sign, ''] as const),
];

const counterparts = new Map(searchedAs);

/** A text as a search compares it: 'قصّة الأطفال' and 'قصه الاطفال' are one. */
export const searchForm = (text: string): string =>
  [...text.toLowerCase()].map((letter) => counterparts.get(letter) ?? letter).join('');
