import type { Edition } from '../../../edition/edition.ts';
import type { Facts } from '../../../edition/schema/catalogue.ts';

function byId<T extends { id: string }>(items: readonly T[] | undefined, id: string): T {
  const found = items?.find((item) => item.id === id);
  if (!found) throw new Error(`content/facts has no figures for '${id}' of this article`);
  return found;
}

export const fadeFacts = ({ facts }: Edition, id: string) => byId(facts.fades, id);

type Figures = Facts['articles'][string];

/** The figures of a haircut or trend in an article. */
export const articleFactsOf = <Kind extends keyof Figures>(
  { facts }: Edition,
  slug: string,
  kind: Kind,
  id: string,
) => byId<NonNullable<Figures[Kind]>[number]>(facts.articles[slug]?.[kind], id);

/** '2 weeks' */
export const weeksText = (edition: Edition, weeks: number) =>
  edition.count(edition.words.blog.blocks.weeks, weeks);

/** The figures available to an article's stat strips. */
export function articleFigures({ branches, facts, figures, percent }: Edition) {
  const { expertBarbers, combinedYears, clients, ...claims } = facts.business.claims;
  return {
    rating: figures.rating,
    reviews: `${figures.reviews}+`,
    barbers: String(expertBarbers),
    branches: String(branches.length),
    combinedYears: `${combinedYears}+`,
    clients: `${clients}+`,
    returnWithinSixMonths: percent(claims.returnWithinSixMonthsPercent),
    recommend: percent(claims.recommendPercent),
  };
}
