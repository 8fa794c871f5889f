import { localPath, pagePath, type RouteName, reviewPages, routes } from '../contract/routes.ts';
import type { HoursWords } from '../domain/hours-text.ts';
import type { OpenWords, Timetable } from '../domain/opening-hours.ts';
import { fill } from '../domain/text.ts';
import type { Words } from '../edition/schema/catalogue.ts';

/** The words of the console. */
export type ConsoleWords = Omit<Words['staff'], 'seo' | 'withoutScript'>;

export type ConsoleProps = {
  words: ConsoleWords;
  locale: string;
  branches: { slug: string; name: string }[];
  barbers: { id: string; name: string; branchId: string }[];
  /** Branches that have not closed and who works there now; the words of their badges, and every language of the site. */
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
  /** Words that a reply may begin with, in every language. */
  replyTemplates: string[];
  /** Languages beside the first one, whose pages stand under a prefix. */
  languages: { locale: string; name: string }[];
};

export type Names = ReturnType<typeof namesOf>;

/** What branches, barbers and pages are called; what nobody knows any more goes by its id or address. */
export function namesOf({ words, branches, barbers, articles, languages }: ConsoleProps) {
  const { pages, otherPages, shortPage, inLanguage } = words.insights;
  const named = new Map<string, string>([
    ...Object.entries(routes).map(([name, path]) => [path, pages[name as RouteName] ?? path] as const),
    ...branches.flatMap(
      (branch) =>
        [
          [pagePath('branch', branch), branch.name],
          [pagePath('branchLanding', branch), fill(shortPage, { name: branch.name })],
        ] as const,
    ),
    ...barbers.map((barber) => [pagePath('barber', barber), barber.name] as const),
    ...articles.map((article) => [pagePath('article', article), article.title] as const),
    [pagePath('notFound'), otherPages.notFound],
    [pagePath('barberNotFound'), otherPages.barberNotFound],
    [reviewPages.received, otherPages.reviewReceived],
    [reviewPages.problem, otherPages.reviewProblem],
  ]);
  const inLanguages = new Map(
    languages.flatMap(({ locale, name: language }) =>
      [...named].map(([path, name]) => [localPath(path, locale), fill(inLanguage, { name, language })]),
    ),
  );
  return {
    branch: (slug: string) => branches.find((branch) => branch.slug === slug)?.name ?? slug,
    barber: (id: string) => barbers.find((barber) => barber.id === id)?.name ?? id,
    page: (path: string) => named.get(path) ?? inLanguages.get(path) ?? path,
  };
}
