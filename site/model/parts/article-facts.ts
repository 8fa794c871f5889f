import { firstN } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Facts } from '../../../edition/schema/catalogue.ts';
import type { ArticleFact } from '../../../edition/schema/words/articles.ts';

function known<T extends { id: string }>(items: readonly T[] | undefined, id: string): T {
  const found = items?.find((item) => item.id === id);
  if (!found) throw new Error(`content/facts has no figures for '${id}' of this article`);
  return found;
}

export const fadeFacts = ({ facts }: Edition, id: string) => known(facts.fades, id);

type Figures = Facts['articles'][string];

/** The figures of a cut or a trend that an article names. */
export const articleFactsOf = <Kind extends keyof Figures>(
  { facts }: Edition,
  slug: string,
  kind: Kind,
  id: string,
) => known<NonNullable<Figures[Kind]>[number]>(facts.articles[slug]?.[kind], id);

/** '2 weeks' */
export const weeksText = (edition: Edition, weeks: number) =>
  edition.count(edition.words.blog.blocks.weeks, weeks);

/** What the prose of an article may name in braces. */
export function articleFacts(edition: Edition) {
  const { branches, facts, figures, placeName } = edition;
  const { founded, claims } = facts.business;
  const named = firstN(branches).map(({ name }) => placeName(name));
  const rest = branches.length - named.length;
  return {
    founded: String(founded),
    branches: edition.inWords(branches.length),
    branchNames: edition.and(rest ? [...named, edition.more(rest)] : named),
    barbers: String(claims.expertBarbers),
    combinedYears: `${claims.combinedYears}+`,
    clients: `${claims.clients}+`,
    rating: figures.rating,
    reviews: `${figures.reviews}+`,
  } satisfies Record<ArticleFact, string>;
}
