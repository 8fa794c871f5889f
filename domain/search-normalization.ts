import { latinDigits } from './digits.ts';

/**
 * Letters that are written for one another and that Unicode does not decompose: alef wasla, alef maqsura, taa marbuta, and what
 * keyboards for Persian and Urdu write for kaf, yaa and haa.
 */
const VARIANTS: Record<string, string> = {
  ...{ ٱ: 'ا', ى: 'ي', ة: 'ه' },
  ...{ ک: 'ك', ی: 'ي', ے: 'ي', ہ: 'ه', ھ: 'ه' },
};

/**
 * Normalizes a text for search: 'قصّة الأطفال' and 'قصه الاطفال' become equal, and so do 'Émile' and 'emile'. Ignores case,
 * accents, vowel signs, tatweel and a standalone hamza; digits become Western.
 */
export const normalizeForSearch = (text: string): string =>
  latinDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}ءـ]/gu, '')
    // Upper case first: 'ß' becomes 'ss', and the dotless 'ı' an 'i'.
    .toUpperCase()
    .toLowerCase()
    .replace(/[ٱىةکیےہھ]/g, (letter) => VARIANTS[letter] ?? letter);
