/** Arabic letters that are written for one another and that Unicode does not decompose: alef wasla, alef maqsura, taa marbuta. */
const VARIANTS: Record<string, string> = { ٱ: 'ا', ى: 'ي', ة: 'ه' };

/**
 * Normalizes a text for search: 'قصّة الأطفال' and 'قصه الاطفال' become equal, and so do 'Émile' and 'emile'. Ignores case,
 * accents, vowel signs, tatweel and a standalone hamza; digits become Western.
 */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}ءـ]/gu, '')
    // Upper case first: 'ß' becomes 'ss', and the dotless 'ı' an 'i'.
    .toUpperCase()
    .toLowerCase()
    .replace(/[ٱىة]/g, (letter) => VARIANTS[letter] ?? letter)
    .replace(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`);
