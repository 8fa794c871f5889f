/**
 * Arabic spelling variants and their normalized form for search: alef with hamza, taa marbuta, alef maqsura, Arabic digits.
 * Vowel signs, the dagger alef, tatweel and a standalone hamza are removed.
 */
export const SEARCH_VARIANTS: readonly (readonly [written: string, normalized: string])[] = [
  ...[...'أإآٱ'].map((alef) => [alef, 'ا'] as const),
  ['ؤ', 'و'],
  ['ئ', 'ي'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ء', ''],
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, `${value}`] as const),
  ...[...'\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670\u0640'].map((sign) => [sign, ''] as const),
];

const normalized = new Map(SEARCH_VARIANTS);

/** Normalizes a text for search: 'قصّة الأطفال' and 'قصه الاطفال' become equal. */
export const normalizeForSearch = (text: string): string =>
  [...text.toLowerCase()].map((letter) => normalized.get(letter) ?? letter).join('');
