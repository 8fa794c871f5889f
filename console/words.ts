import type { HoursWords } from '../domain/hours-text.ts';
import type { OpenWords, Timetable } from '../domain/opening-hours.ts';
import type { Words } from '../edition/schema/catalogue.ts';

export type ConsoleWords = Omit<Words['staff'], 'seo' | 'withoutScript'>;

/** What the page passes to the console. */
export type ConsoleProps = {
  words: ConsoleWords;
  locale: string;
  branches: { slug: string; name: string }[];
  barbers: { id: string; name: string; branchId: string }[];
  /** Branches that have not closed with their current barbers, the words of their badges, and every language of the site. */
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
  /** The tags and categories of articles, by language. */
  labels: Record<string, Record<string, string[]>>;
  /** Texts that a reply may begin with, in every language. */
  replyTemplates: string[];
};
