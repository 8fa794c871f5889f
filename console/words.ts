import type { Words } from '../edition/schema/catalogue.ts';

/** The words of the console. */
export type ConsoleWords = Omit<Words['staff'], 'seo' | 'withoutScript'>;

export type ConsoleProps = {
  words: ConsoleWords;
  locale: string;
  branches: { slug: string; name: string }[];
  barbers: { id: string; name: string; branchId: string }[];
};
