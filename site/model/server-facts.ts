import type { ContentFacts } from '../../contract/content-facts.ts';
import { articleName, type PlaceIds } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import type { Edition } from '../../edition/edition.ts';
import { siteUrl } from './parts/addresses.ts';
import { reviewProblemWords } from './parts/review-words.ts';

const unique = (names: string[]) => [...new Set(names)];

/** What events may name. */
function placesOf(editions: readonly Edition[], { facts }: Edition): PlaceIds {
  const words = editions.map((edition) => edition.words);
  const pictures = words.flatMap((said) => Object.keys(said['press-kit'].pictures.items));
  const slugs = editions.flatMap(({ articles }) => articles.map(({ slug }) => articleName(slug)));
  return {
    branch: facts.branches.map(({ slug }) => slug),
    barber: facts.team.map(({ id }) => id),
    service: unique([
      ...facts.services.map(({ id }) => id),
      ...editions.flatMap(({ offers }) => offers.map(({ id }) => id)),
    ]),
    article: unique(slugs),
    servicePage: unique(words.flatMap((said) => Object.keys(said['service-pages'].items))),
    download: unique([...facts.press.downloads.map(({ id }) => id), ...pictures]),
    route: Object.keys(routes),
  };
}

/** What the server needs to know of the content. */
export function serverFacts(editions: readonly Edition[]): ContentFacts {
  const [first] = editions;
  if (!first) throw new Error('There is no language');
  const { facts, team, branches } = first;
  const here = new Set(team.map(({ id }) => id));
  const open = new Set(branches.map(({ slug }) => slug));
  return {
    siteUrl,
    barbers: facts.team.map(({ id, name, branch }) => ({ id, name, branchId: branch, left: !here.has(id) })),
    branches: facts.branches.map(({ slug, name }) => ({ slug, name, closed: !open.has(slug) })),
    places: placesOf(editions, first),
    reviewProblems: reviewProblemWords(editions),
  };
}

/** Old addresses in every language. */
export const redirectsOf = (editions: readonly Edition[]) =>
  editions.flatMap(({ moved, local }) => moved.map(({ from, to }) => ({ from: local(from), to: local(to) })));
