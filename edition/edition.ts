import type { Day } from '../domain/dubai-time.ts';
import { weightedRating } from '../domain/ratings.ts';
import { visibleServices } from '../domain/services.ts';
import type { Content } from './content/parse.ts';
import { type Formatters, formattersOf } from './formatters.ts';
import { type Article, joinArticles } from './join/articles.ts';
import { type Branch, joinBranches } from './join/branches.ts';
import { type Moved, movedAddresses } from './join/moved.ts';
import { joinOffers, type Offer } from './join/offers.ts';
import { joinQuote, type Quote } from './join/prices.ts';
import { joinServices, type Service } from './join/services.ts';
import { type Barber, joinTeam } from './join/team.ts';
import type { Facts, Words } from './schema/catalogue.ts';

/** A language of the site, named in itself. */
export type Language = Pick<Formatters, 'locale' | 'tag' | 'name' | 'direction' | 'local'>;

/** All that the business says in one language, joined once; nothing in it changes. */
export type Edition = Formatters & {
  facts: Facts;
  words: Words;
  /** Every language of the site, this one too. */
  languages: readonly Language[];
  branches: readonly Branch[];
  /** The branch that stands for the business where no other is meant. */
  mainBranch: Branch;
  /** The menu, hidden services too. */
  services: readonly Service[];
  menu: readonly Service[];
  team: readonly Barber[];
  articles: readonly Article[];
  /** '4.9' over all branches, weighted by their reviews, and how many those are. */
  figures: { rating: string; reviews: number };
  moved: readonly Moved[];
  menuOf: (branch: Branch) => readonly Service[];
  teamOf: (branch: Branch) => readonly Barber[];
  /** Everything that can be booked, by the name and the price that its page gives it. */
  offers: readonly Offer[];
  /** What a page quotes, in its order; nothing for a page without prices. */
  quotes: (page: string) => readonly Quote[];
};

/** One language of the content as it is on that day of Dubai. */
export function editionOf(content: Content, locale: string, today: Day): Edition {
  const { facts, languages } = content;
  const written = languages[locale];
  if (!written) throw new Error(`There are no words for the language '${locale}'`);
  const { words, articles } = written;
  const format = formattersOf(locale, words.interface);
  const branches = joinBranches(facts, words, format, today);
  const [mainBranch] = branches;
  if (!mainBranch) throw new Error('No branch is open');
  const bySlug = new Map(branches.map((branch) => [branch.slug, branch]));
  const services = joinServices(facts.services, words.services, format, branches);
  const menu = visibleServices(services);
  const team = joinTeam(facts.team, words, format, bySlug, today);
  const teams = Map.groupBy(team, ({ branch }) => branch.slug);
  const { rating, reviews } = weightedRating(branches);
  const quotes = new Map(
    Object.entries(facts['page-prices']).map(([page, list]) => [
      page,
      list.map((quote) => joinQuote(quote, facts.services, format)),
    ]),
  );
  const joinedArticles = joinArticles(articles, words.blog, format);
  return Object.freeze({
    ...format,
    facts,
    words,
    languages: Object.entries(languages).map(([other, { words: said }]) =>
      formattersOf(other, said.interface),
    ),
    branches,
    mainBranch,
    services,
    menu,
    team,
    articles: joinedArticles,
    offers: joinOffers({ facts, words, format, branches, services, articles: joinedArticles, quotes }),
    figures: { rating: format.rating(rating), reviews },
    moved: movedAddresses(facts, today),
    menuOf: (branch: Branch) => menu.filter((service) => service.branches.includes(branch)),
    teamOf: ({ slug }: Branch) => teams.get(slug) ?? [],
    quotes: (page: string) => quotes.get(page) ?? [],
  });
}

/** Every language of the content, the first one first. */
export const editionsOf = (content: Content, today: Day): Edition[] =>
  Object.keys(content.languages).map((locale) => editionOf(content, locale, today));
