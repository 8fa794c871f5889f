import { routes } from '../../contract/routes.ts';
import type { Edition } from '../../edition/edition.ts';
import { editions } from './editions.ts';
import { type LandingKind, landingPages } from './heads/landing.ts';
import { plansOf } from './plan.ts';

/** A path for every language. */
export const editionPaths = () =>
  editions.map((edition) => ({ params: { locale: edition.prefix }, props: { edition } }));

/** A path for everything of a kind in every language: `param` names the part of the address, `keyOf` says what stands there. */
function pathsTo<P extends string, T>(
  param: P,
  itemsOf: (edition: Edition) => readonly T[],
  keyOf: (item: T) => string,
) {
  return () =>
    editions.flatMap((edition) =>
      itemsOf(edition).map((item) => ({
        params: { locale: edition.prefix, [param]: keyOf(item) },
        props: { edition, item },
      })),
    );
}

export const branchPaths = pathsTo(
  'slug',
  ({ branches }) => branches,
  ({ slug }) => slug,
);
export const planPaths = pathsTo('slug', plansOf, ({ slug }) => slug);
export const barberPaths = pathsTo(
  'barber',
  ({ team }) => team,
  ({ id }) => id,
);
export const articlePaths = pathsTo(
  'slug',
  ({ articles }) => articles,
  ({ slug }) => slug,
);
export const servicePaths = pathsTo(
  'service',
  ({ words }) => Object.keys(words['service-pages'].items),
  (name) => name,
);
/** /best-barbershop-dubai and its like: what stands before '-dubai'. */
export const landingPaths = pathsTo(
  'page',
  () => Object.keys(landingPages) as LandingKind[],
  (kind) => routes[landingPages[kind].route].slice(1).replace(/-dubai$/, ''),
);
