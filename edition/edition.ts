import type { Photo } from '../contract/photo-shapes.ts';
import type { Day } from '../domain/dubai-time.ts';
import { FIRST_LANGUAGE } from '../domain/format.ts';
import { weightedRating } from '../domain/ratings.ts';
import { visibleServices } from '../domain/services.ts';
import type { Content } from './content/parse.ts';
import { formattersOf } from './formatters.ts';
import { joinArticles } from './join/articles.ts';
import { type Branch, joinBranches } from './join/branches.ts';
import { joinOffers, MENU, menuAt, pricesOf } from './join/offers.ts';
import { joinServices } from './join/services.ts';
import { joinRedirects, joinTeam } from './join/team.ts';

/** The facts and words of one language, joined. */
export type Edition = ReturnType<typeof editionOf>;

/** Content data other than texts. */
export type ContentAssets = {
  /** The last day on which one of the given files or folders ('en/home.yaml', 'facts/') changed. */
  changedOn: (paths: readonly string[]) => Day | undefined;
  /** The owner's encoded photos, by slot. */
  photos: ReadonlyMap<string, Photo>;
};
const NO_ASSETS: ContentAssets = { changedOn: () => undefined, photos: new Map() };

/** Localizes the content for one language and Dubai day. */
export function editionOf(content: Content, locale: string, today: Day, assets = NO_ASSETS) {
  const { facts, languages } = content;
  const written = languages[locale];
  if (!written) throw new Error(`There are no words for the language '${locale}'`);
  const { words } = written;
  const format = formattersOf(locale, words.interface, content.mark);
  const allBranches = joinBranches(facts, words, format, today);
  const open = allBranches.filter(({ opening }) => !opening);
  const branches = open.length ? open : allBranches;
  const [mainBranch] = branches;
  if (!mainBranch) throw new Error('No branch is open');
  const first = languages[FIRST_LANGUAGE]?.words.services.items ?? {};
  const services = joinServices(facts.services, { ...words.services, first }, format, allBranches);
  const visible = visibleServices(services);
  const isListed = (branch: Branch) => branches.includes(branch);
  const allTeam = joinTeam(facts, words, format, allBranches, today);
  const localesOf = (slug: string) =>
    Object.keys(languages).filter((language) => languages[language]?.articles[slug]);
  const articles = joinArticles(written.articles, written.bodies, words.blog, format, localesOf);
  const joined = { facts, words, format, branches: allBranches, services, articles };
  const offers = joinOffers(joined);
  const { rating, reviews } = weightedRating(branches.flatMap(({ rated }) => rated ?? []));
  return Object.freeze({
    ...format,
    ...assets,
    today,
    facts,
    words,
    /** All languages including this one; `offer` is the link text shown on pages in other languages. */
    languages: Object.entries(languages).map(([language, { words: other }]) => ({
      ...formattersOf(language, other.interface),
      offer: other.interface.language.offer,
    })),
    /** Open branches; counts, lists and ratings use these. */
    branches,
    /** Open branches and those that have yet to open. */
    allBranches,
    /** Districts in alphabetical order. */
    areas: facts.areas
      .map(({ id, coordinates }) => ({ name: words.areas.items[id] ?? id, at: coordinates }))
      .sort((one, other) => one.name.localeCompare(other.name, locale)),
    /** The default branch. */
    mainBranch,
    /** All services in menu order, including hidden ones. */
    services,
    menu: visible.filter((service) => service.branches.some(isListed)),
    /** Barbers of open branches. */
    team: allTeam.filter(({ branch }) => isListed(branch)),
    /** Includes barbers of branches that have yet to open. */
    allTeam,
    articles,
    /** Articles that this language lacks, each in the first one that has it. */
    otherArticles: Object.entries(languages).flatMap(([language, { articles: theirs }]) =>
      Object.entries(theirs).flatMap(([slug, { title }]) => {
        const isFirst = localesOf(slug)[0] === language && !written.articles[slug];
        return isFirst ? { slug, title } : [];
      }),
    ),
    /** All bookable offers, each with the name and price that its page gives it. */
    offers,
    /** The mean rating of open branches weighted by review count ('4.9'), and the number of reviews. */
    figures: { rating: format.rating(rating), reviews },
    redirects: joinRedirects(facts, today),
    menuOf: (branch: Branch) =>
      offers.filter(({ page, branches: at }) => page === MENU && at.includes(branch)),
    /** The prices on the page of a branch. */
    pricesOf: (branch: Branch) => pricesOf(offers, branch),
    teamOf: ({ slug }: Branch) => allTeam.filter(({ branch }) => branch.slug === slug),
    /** The booking menu of a branch without duplicates; includes what only other branches offer. */
    offersAt: (branch?: Branch) => menuAt(offers, branch),
    /** The offers of a page in its order. */
    offersOf: (page: string) => offers.filter((offer) => offer.page === page),
  });
}

/** All languages, the default language first. */
export const editionsOf = (content: Content, today: Day, assets?: ContentAssets) =>
  Object.keys(content.languages).map((locale) => editionOf(content, locale, today, assets)) as [
    Edition,
    ...Edition[],
  ];
