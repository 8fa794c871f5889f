/** The language without a prefix in its addresses. */
export const FIRST_LANGUAGE = 'en';

const isEnglish = (tag: string) => /^en\b/.test(tag);

/** English times and dates are written the American way here: '1:00 AM', 'Jan 05, 2025'. */
export function clockLocale(tag: string): string {
  return isEnglish(tag) ? 'en-US' : tag;
}

/** English lists are written the British way: 'Al Barsha, Barsha Heights and JVC'. */
export const listLocale = (tag: string) => (isEnglish(tag) ? 'en-GB' : tag);
