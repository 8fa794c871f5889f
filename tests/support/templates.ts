import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath, reviewPages, routes } from '../../contract/routes.ts';
import type { Edition } from '../../edition/edition.ts';
import { builtPages, dist, missingPage } from '../../tools/support/release.ts';
import { editionAt, editions } from './editions.ts';

const MANY = /^\/barber\//;

/** Pages without siblings. */
const alone = new Set<string>([
  ...Object.values(routes),
  ...Object.values(reviewPages),
  ...(['notFound', 'offline', 'barberNotFound'] as const).map((name) => pagePath(name)),
]);

/** A path without its language. */
export const unprefixed = (path: string) => {
  const { prefix } = editionAt(path);
  return prefix ? path.slice(prefix.length + 1) || '/' : path;
};

/** Pages that differ from their siblings only in words: '/blog/*'. */
function kindOf(path: string): string {
  const plain = unprefixed(path);
  return alone.has(plain) ? plain : plain.replace(/[^/]+$/, '*');
}

const sizeOf = (path: string) => statSync(join(dist, `${path}.html`)).size;
const longest = (paths: string[]) => paths.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1);

const longestOfEachKind = (paths: string[]) => [...Map.groupBy(paths, kindOf).values()].flatMap(longest);
const pagesIn = (edition: Edition) =>
  builtPages().filter((path) => !path.endsWith('/staff') && editionAt(path) === edition);

/**
 * In the first language all built pages, and one of the barbers'; in the others, which the same files lay out, the longest page
 * of each file.
 */
export function pageOfEveryKind(): string[] {
  const [first = [], ...others] = editions.map(pagesIn);
  const barbers = first.filter((path) => MANY.test(path));
  return [...first, ...others.flatMap(longestOfEachKind)].filter((path) => !barbers.slice(1).includes(path));
}

/** For rules of style and code, which do not depend on the language. */
export const inFirstLanguage = (paths: string[]) => paths.filter((path) => editionAt(path) === editions[0]);

/** One page of each kind per language. */
export const oneOfEachKind = (): string[] =>
  editions.flatMap((edition) => longestOfEachKind(pagesIn(edition)));

/** An address without a page, in every language. */
export const missingPages = editions.map(({ local }) => local(missingPage));
/** The address of an unknown barber, in every language. */
export const missingBarbers = editions.map(({ local }) => local('/barber/nobody'));
