export const DEFAULT_LOCALE = 'en-AE';

/** English times and dates are written the American way here: '1:00 AM', 'Jan 05, 2025'. */
export function clockLocale(locale: string): string {
  return locale === 'en' || locale.startsWith('en-') ? 'en-US' : locale;
}
