/** The language tag for Intl: English as written in the Emirates. */
export const languageTag = (locale: string) => `${locale}-AE`;
