import { localPath, pagePath, reviewPages, routes } from '../contract/routes.ts';
import { type Change, valueAt } from '../domain/field-path.ts';
import { keysOf } from '../domain/lists.ts';
import { fill } from '../domain/text.ts';
import type { ConsoleProps } from './words.ts';

/** Names branches, barbers and pages. Falls back to the id or path. */
export function namesOf({ words, branches, barbers, articles, names, today }: ConsoleProps) {
  const { pages, otherPages, shortPage, inLanguage } = words.insights;
  const linked = new Map<string, string>([
    ...keysOf(routes).map((name) => [routes[name], pages[name] ?? routes[name]] as const),
    ...branches.map((branch) => [pagePath('branch', branch), branch.name] as const),
    ...barbers.map((barber) => [pagePath('barber', barber), barber.name] as const),
    ...articles.map((article) => [pagePath('article', article), article.title] as const),
  ]);
  const pageNames = new Map<string, string>([
    ...linked,
    ...branches.map(
      (branch) => [pagePath('branchLanding', branch), fill(shortPage, { name: branch.name })] as const,
    ),
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
    branch: (slug: string) => names[slug] ?? slug,
    barber: (id: string) => names[id] ?? id,
    page: (path: string) => pageNames.get(path) ?? translatedNames.get(path) ?? path,
    /** The pages that links may lead to. */
    pages: [...linked].map(([value, label]) => ({ value, label })),
  };
}

/** A name made from an id or key: 'beard-trim-shape' and 'beardTrimShape' become 'Beard trim shape'. */
export const humanize = (id: string): string => {
  const text = id.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A record's name in the language of the console. `name` is the one in the facts: in the first language, drafts included. */
export const localName = (context: ConsoleProps, id: string, name: string): string =>
  context.language === context.today.languages[0]?.locale ? name : (context.names[id] ?? name);

/** Names a price on a page: 'Kids Haircuts, JVC'. */
export function priceNameOf(context: ConsoleProps, page: string, id: string): string {
  const { menu, editor } = context.words;
  const name = context.names[`${page}.${id}`] ?? context.names[id] ?? editor.names[id] ?? humanize(id);
  return fill(menu.onPage, { name, page: pageNameOf(context, page) });
}

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

/** The article of a file; undefined for other files. */
export const slugOf = (file: string) => /\/articles\/(.+)\.mdx$/.exec(file)?.[1];

/**
 * Names all records by id, those that exist only in changes, too. An article is titled in the language of the console, or else in
 * the one that has a title. `publicNames` are those of ContentState, for what was published since the page was loaded.
 */
export function withNamesIn(
  context: ConsoleProps,
  changes: Change[],
  publicNames: Record<string, string> = {},
): ConsoleProps {
  const { language, words, branches, barbers } = context;
  const isOwn = (file: string) => file.startsWith(`${language}/`);
  const added = changes.flatMap(({ file, path, value }) => {
    const name = valueAt(value, ['name']);
    const isNamed = typeof name === 'string' && (isOwn(file) || file.startsWith('facts/'));
    return isNamed ? [[path.at(-1) ?? '', name]] : [];
  });
  const publicTitles = Object.entries(publicNames).map(([file, value]) => ({ file, path: ['title'], value }));
  const titles = [...changes, ...publicTitles].flatMap(({ file, path, value }) => {
    const slug = slugOf(file);
    if (!slug) return [];
    const title = path[0] === 'title' ? value : valueAt(value, ['title']);
    return { slug, file, title: typeof title === 'string' ? title.trim() : '' };
  });
  const slugs = new Set([...context.articles, ...titles].map(({ slug }) => slug));
  const articles = [...slugs].map((slug) => {
    const drafted = titles.filter((one) => one.slug === slug && one.title);
    const own = drafted.find(({ file }) => isOwn(file)) ?? context.articles.find((one) => one.slug === slug);
    return { slug, title: (own ?? drafted[0])?.title ?? words.editor.untitled };
  });
  const names = Object.fromEntries([
    ...added,
    ...Object.entries(publicNames),
    ...Object.entries(context.names),
    ...articles.map(({ slug, title }) => [slug, title]),
    ...barbers.map(({ id, name }) => [id, name]),
    ...branches.map(({ slug, name }) => [slug, name]),
  ]);
  return { ...context, articles, names };
}

/** A price or its minutes as the content has it: '60', '150–250', '150+', or '?' without one. */
export const spanText = (value: unknown): string => String(value ?? '?').replace('-', '–');
