import { FIRST_LANGUAGE } from '../domain/format.ts';
import type { Draft } from '../contract/publishing.ts';
import { localPath, pagePath, routes } from '../contract/routes.ts';

const branch = (slug: string) => pagePath('branch', { slug });

/** The page that shows a file of facts or words; `key` is the id of the changed record. */
const PAGES: Record<string, (key: string) => string> = {
  areas: () => routes.bestBarbershop,
  barber: () => routes.team,
  'beard-trim': () => routes.beardTrim,
  'best-barbershop': () => routes.bestBarbershop,
  blog: () => routes.blog,
  booking: () => routes.booking,
  'booking-groups': () => routes.booking,
  'branch-pages': branch,
  branches: branch,
  'fade-haircut': () => routes.fadeHaircut,
  fades: () => routes.fadeHaircut,
  legal: (page) => routes[page as 'privacy' | 'terms'],
  locations: () => routes.locations,
  press: () => routes.pressKit,
  'press-kit': () => routes.pressKit,
  'service-pages': (slug) => pagePath('servicePage', { slug }),
  services: () => routes.services,
  'services-page': () => routes.services,
  'short-branches': (slug) => pagePath('branchLanding', { slug }),
  team: (id) => pagePath('barber', { id }),
  'team-page': () => routes.team,
};
const FILE = /^(facts|[a-z]{2,3})\/(articles\/)?([^/]+)\.\w+$/;

/** The address of a page that shows a change; the home page for content of all pages. */
export function pageOfChange({ file, path }: Pick<Draft, 'file' | 'path'>): string {
  const [, branchOfPhoto] = /^photos\/branch-(\w[\w-]*?)(?:-\d+)?\.\w+$/.exec(file) ?? [];
  if (branchOfPhoto) return branch(branchOfPhoto);
  const [, group = '', isArticle, name = ''] = FILE.exec(file) ?? [];
  const locale = group === 'facts' ? FIRST_LANGUAGE : group;
  const key = path.find((one): one is string => typeof one === 'string' && !['items', 'names'].includes(one));
  const page = isArticle ? pagePath('article', { slug: name }) : PAGES[name]?.(key ?? '');
  return localPath(page ?? routes.home, locale || FIRST_LANGUAGE);
}
