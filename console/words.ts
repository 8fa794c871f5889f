import type { Words } from '../edition/schema/catalogue.ts';

/** The words of the console. */
export type ConsoleWords = Omit<Words['staff'], 'seo' | 'withoutScript'>;

export type ConsoleProps = {
  words: ConsoleWords;
  locale: string;
  branches: { slug: string; name: string }[];
  barbers: { id: string; name: string; branchId: string }[];
  articles: { slug: string; title: string }[];
  /** Languages beside the first one, whose pages stand under a prefix. */
  languages: { locale: string; name: string }[];
};
