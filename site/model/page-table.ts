import { pagePath, routes } from '../../contract/routes.ts';
import { STAFF_PATH } from '../../contract/staff.ts';
import type { Edition } from '../../edition/edition.ts';
import { landingPages } from './heads/landing.ts';
import { messages } from './heads/pages.ts';
import { publicLists } from './parts/public-lists.ts';
import { pressFiles } from './press/files.ts';

/** `key` identifies a page within its kind; `path` has no language prefix. */
type Page<T> = { key?: string; subject: T; path: string };

const single = (path: string) => (): Page<undefined>[] => [{ subject: undefined, path }];
const bySlug = <T extends { slug: string }>(name: 'contactCard' | 'article', subjects: readonly T[]) =>
  subjects.map((subject): Page<T> => ({ key: subject.slug, subject, path: pagePath(name, subject) }));
const byKey = <K extends string>(items: Record<K, unknown>, pathOf: (key: K) => string) =>
  (Object.keys(items) as K[]).map((key): Page<K> => ({ key, subject: key, path: pathOf(key) }));

/** Kinds of pages, by file name in site/pages/[locale]. */
const kinds = {
  home: single(routes.home),
  services: single(routes.services),
  locations: single(routes.locations),
  booking: single(routes.booking),
  team: single(routes.team),
  blog: single(routes.blog),
  'press-kit': single(routes.pressKit),
  staff: single(STAFF_PATH),
  feed: single(pagePath('feed')),
  manifest: single(pagePath('manifest')),
  branch: ({ allBranches }: Edition) =>
    allBranches.flatMap((branch) => [
      {
        key: branch.slug,
        subject: { branch, kind: 'branch-pages' as const },
        path: pagePath('branch', branch),
      },
      {
        key: `${branch.slug}.short`,
        subject: { branch, kind: 'short-branches' as const },
        path: pagePath('branchLanding', branch),
      },
    ]),
  'contact-card': ({ allBranches }: Edition) => bySlug('contactCard', allBranches),
  barber: ({ allTeam }: Edition) =>
    allTeam.map((subject) => ({ key: subject.id, subject, path: pagePath('barber', subject) })),
  article: ({ articles }: Edition) => bySlug('article', articles),
  service: ({ words }: Edition) =>
    byKey(words['service-pages'].items, (slug) => pagePath('servicePage', { slug })),
  landing: () => byKey(landingPages, (kind) => routes[landingPages[kind].route]),
  legal: ({ words }: Edition) => byKey(words.legal, (page) => routes[page]),
  lists: () => byKey(publicLists, (name) => `/api/${name}.json`),
  message: () => byKey(messages, (kind) => messages[kind].path),
} satisfies Record<string, (edition: Edition) => Page<unknown>[]>;

type Kinds = typeof kinds;
type SubjectOf<K extends keyof Kinds> = ReturnType<Kinds[K]>[number]['subject'];

/** The part of `Astro` or an endpoint context that identifies a page. */
type PageRequest = { params: Record<string, string | undefined>; locals: App.Locals };

/** The localized content and subject of the requested page; throws if it does not exist. */
export function pageOf<K extends keyof Kinds>({ params, locals }: PageRequest, kind: K) {
  const edition = locals.editions.find(({ locale }) => locale === params.locale);
  const pages: Page<unknown>[] = edition ? kinds[kind](edition) : [];
  const page = pages.find(({ key }) => key === params.key);
  if (!edition || !page) throw new Error(`There is no ${kind} ${params.key ?? ''} in '${params.locale}'`);
  return { edition, subject: page.subject as SubjectOf<K> };
}

export type Address = {
  /** The public path: '/locations/jvc'. */
  path: string;
  /** The route that renders it: '/en/branch/jvc'. */
  route: string;
};

/** Rendered once for all languages. */
const SHARED = ['/robots.txt', '/.well-known/security.txt', '/content.json', '/redirects.json'];

/** All addresses that a publication renders. */
export function addressesOf(editions: App.Locals['editions']): Address[] {
  const shared = [...SHARED, ...Object.keys(pressFiles(editions)).map((file) => `/press/${file}`)];
  return [
    ...shared.map((path) => ({ path, route: path })),
    ...editions.flatMap((edition) =>
      Object.entries(kinds).flatMap(([kind, pagesOf]) =>
        pagesOf(edition).map(({ key, path }: Page<unknown>) => ({
          path: edition.local(path),
          route: `/${[edition.locale, kind, ...(key ? [key] : [])].join('/')}`,
        })),
      ),
    ),
  ];
}
