/** The language without a prefix in its addresses. */
export const FIRST_LANGUAGE = 'en';

/** English times and dates are written the American way here: '1:00 AM', 'Jan 05, 2025'. */
export function clockLocale(tag: string): string {
  return tag === 'en' || tag.startsWith('en-') ? 'en-US' : tag;
}
