import { routes } from '../../contract/routes.ts';
import type { Edition } from '../../edition/edition.ts';
import { editions } from './editions.ts';
import { type LandingKind, landingPages } from './heads/landing.ts';
import { type LegalPage, type MessageKind, messages } from './heads/pages.ts';
import { plansOf } from './plan.ts';

/** A path for every language. */
export const editionPaths = () =>
  editions.map((edition) => ({ params: { locale: edition.prefix }, props: { edition } }));

/** A path for everything of a kind in every language: `param` names the part of the address, the key what stands there. */
function pathsTo<P extends string, T>(param: P, entriesOf: (edition: Edition) => (readonly [string, T])[]) {
  return () =>
    editions.flatMap((edition) =>
      entriesOf(edition).map(([key, item]) => ({
        params: { locale: edition.prefix, [param]: key },
        props: { edition, item },
      })),
    );
}

export const branchPaths = pathsTo('slug', ({ allBranches }) => allBranches.map((one) => [one.slug, one]));
export const planPaths = pathsTo('slug', (edition) => plansOf(edition).map((one) => [one.slug, one]));
export const barberPaths = pathsTo('barber', ({ allTeam }) => allTeam.map((one) => [one.id, one]));
export const articlePaths = pathsTo('slug', ({ articles }) => articles.map((one) => [one.slug, one]));
export const servicePaths = pathsTo('service', ({ words }) =>
  Object.keys(words['service-pages'].items).map((slug) => [slug, slug]),
);
export const legalPaths = pathsTo('legal', ({ words }) =>
  (Object.keys(words.legal) as LegalPage[]).map((page) => [routes[page].slice(1), page]),
);
export const messagePaths = pathsTo('message', () =>
  (Object.keys(messages) as MessageKind[]).map((kind) => [messages[kind].path.slice(1), kind]),
);
/** /best-barbershop-dubai and its like: what stands before '-dubai'. */
export const landingPaths = pathsTo('page', () =>
  (Object.keys(landingPages) as LandingKind[]).map((kind) => [
    routes[landingPages[kind].route].slice(1).replace(/-dubai$/, ''),
    kind,
  ]),
);
