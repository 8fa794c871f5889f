import type { Words } from '../../schema/catalogue.ts';
import { parseContent } from './parse.ts';

// Vite reads the files, so that editing one reloads the page and a wrong one stops the build.
const files = import.meta.glob<string>('/content/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const content = parseContent(
  Object.fromEntries(Object.entries(files).map(([path, raw]) => [path.replace('/content/', ''), raw])),
);

export const { facts } = content;
export const DEFAULT_LOCALE = 'en';
export const locales = Object.keys(content.words);

/** The words of a language; English where a page is asked for without one. */
export function wordsOf(locale: string | undefined): Words {
  const words = content.words[locale ?? DEFAULT_LOCALE];
  if (!words) throw new Error(`There are no words for the language '${locale}'`);
  return words;
}
