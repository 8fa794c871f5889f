import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath, reviewPages, routes } from '../../contract/routes.ts';
import { builtPages, dist, missingPage } from '../../tools/support/release.ts';
import { editionAt, editions } from './editions.ts';

const BARBER_PAGES = /^\/barber\//;

/** Paths of pages that are the only one of their kind. */
const singlePages = new Set<string>([
  ...Object.values(routes),
  ...Object.values(reviewPages),
  ...(['notFound', 'offline', 'barberNotFound'] as const).map((name) => pagePath(name)),
]);

/** A path without its language. */
export const unprefixed = (path: string) => {
  const { prefix } = editionAt(path);
  return prefix ? path.slice(prefix.length + 1) || '/' : path;
};

/** The kind of a page: '/blog/*' for every article. */
function kindOf(path: string): string {
  const plain = unprefixed(path);
  return singlePages.has(plain) ? plain : plain.replace(/[^/]+$/, '*');
}

const sizeOf = (path: string) => statSync(join(dist, `${path}.html`)).size;
const longest = (paths: string[]) => paths.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1);

const pages = builtPages().filter((path) => !path.endsWith('/staff') && editionAt(path) === editions[0]);
const barbers = pages.filter((path) => BARBER_PAGES.test(path));

/** All pages in the first language, but only one barber. The other languages use the same templates. */
export const pagesToCheck = pages.filter((path) => !barbers.slice(1).includes(path));

/** The longest page of each kind in the first language. */
export const layouts = [...Map.groupBy(pages, kindOf).values()].flatMap(longest);

/** An address without a page, in every language. */
export const missingPages = editions.map(({ local }) => local(missingPage));
/** The address of an unknown barber, in every language. */
export const missingBarbers = editions.map(({ local }) => local('/barber/nobody'));
