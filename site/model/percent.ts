import { languageTag } from './locale.ts';

/** '85%', from a number of 0 to 100. */
export const percentText = (value: number, locale: string) =>
  new Intl.NumberFormat(languageTag(locale), { style: 'percent' }).format(value / 100);
