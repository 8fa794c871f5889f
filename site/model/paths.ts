import { DEFAULT_LOCALE, locales } from './content/source.ts';

/** The language part of a page's address for every language: English has none. */
export const localePaths = () =>
  locales.map((locale) => ({ params: { locale: locale === DEFAULT_LOCALE ? undefined : locale } }));
