import type { HoursWords } from '../domain/hours-text.ts';
import type { OpenWords, Timetable } from '../domain/opening-hours.ts';
import type { Words } from '../edition/schema/catalogue.ts';

export type ConsoleWords = Omit<Words['staff'], 'seo' | 'withoutScript'>;

/** What the page passes to the console. */
export type ConsoleProps = {
  words: ConsoleWords;
  /** The locale for Intl, such as en-AE, and its language. */
  locale: string;
  language: string;
  branches: { slug: string; name: string }[];
  barbers: { id: string; name: string; branchId: string }[];
  /** The branches that have not closed for good, each with its current barbers; the texts of the open badge; all languages. */
  today: {
    branches: {
      slug: string;
      name: string;
      timetable: Timetable;
      barbers: { id: string; name: string }[];
    }[];
    badge: OpenWords;
    languages: { locale: string; name: string; tag: string; hours: HoursWords & { range: string } }[];
  };
  articles: { slug: string; title: string }[];
  /**
   * Names of areas, ranks, services and fades by id, and of prices on pages, specialties and features:
   * 'jvc.kids-haircuts', 'features.parking'.
   */
  names: Record<string, string>;
  /** The categories of articles, and the pictures of the program, by language. */
  labels: Record<string, Record<string, string[]>>;
  /** The files of the pictures that came with the program, by their slots. */
  scenes: Record<string, string>;
  /** Templates for replies to reviews, in every language. */
  replyTemplates: string[];
};
