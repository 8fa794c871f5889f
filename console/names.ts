import { localPath, pagePath, type RouteName, reviewPages, routes } from '../contract/routes.ts';
import { fill } from '../domain/text.ts';
import type { ConsoleProps } from './words.ts';

/** Names branches, barbers and pages. Falls back to the id or path. */
export function namesOf({ words, branches, barbers, articles, today }: ConsoleProps) {
  const { pages, otherPages, shortPage, inLanguage } = words.insights;
  const pageNames = new Map<string, string>([
    ...Object.entries(routes).map(([name, path]) => [path, pages[name as RouteName] ?? path] as const),
    ...branches.map((branch) => [pagePath('branch', branch), branch.name] as const),
    ...branches.map(
      (branch) => [pagePath('branchLanding', branch), fill(shortPage, { name: branch.name })] as const,
    ),
    ...barbers.map((barber) => [pagePath('barber', barber), barber.name] as const),
    ...articles.map((article) => [pagePath('article', article), article.title] as const),
    [pagePath('notFound'), otherPages.notFound],
    [pagePath('barberNotFound'), otherPages.barberNotFound],
    [reviewPages.received, otherPages.reviewReceived],
    [reviewPages.problem, otherPages.reviewProblem],
  ]);
  const translatedNames = new Map(
    today.languages
      .slice(1)
      .flatMap(({ locale, name: language }) =>
        [...pageNames].map(([path, name]) => [localPath(path, locale), fill(inLanguage, { name, language })]),
      ),
  );
  return {
    branch: (slug: string) => branches.find((branch) => branch.slug === slug)?.name ?? slug,
    barber: (id: string) => barbers.find((barber) => barber.id === id)?.name ?? id,
    page: (path: string) => pageNames.get(path) ?? translatedNames.get(path) ?? path,
  };
}

/** 'beard-trim-shape' becomes 'Beard trim shape'. */
export const humanize = (id: string): string => {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Returns the name of a page, given its key in the facts ('jvc') or the file of its words ('ar/press-kit.yaml'). */
export function pageNameOf({ words, branches, articles, today }: ConsoleProps, place: string): string {
  const [, locale = '', name = place] = /^(\w+)\/(?:articles\/)?(.+)\.\w+$/.exec(place) ?? [];
  const pages: Record<string, string | undefined> = words.insights.pages;
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const known =
    branches.find(({ slug }) => slug === name)?.name ??
    articles.find(({ slug }) => slug === name)?.title ??
    words.editor.names[`${name}.yaml`] ??
    pages[camel] ??
    humanize(name);
  const language = today.languages.slice(1).find((one) => one.locale === locale)?.name;
  return language ? `${known} (${language})` : known;
}
