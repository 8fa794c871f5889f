import type { Day } from '../domain/dubai-time.ts';
import { weightedRating } from '../domain/ratings.ts';
import { visibleServices } from '../domain/services.ts';
import type { ChangedOn } from './changed.ts';
import type { Content } from './content/parse.ts';
import { formattersOf } from './formatters.ts';
import { joinArticles } from './join/articles.ts';
import { type Branch, joinBranches } from './join/branches.ts';
import { joinOffers, menuAt } from './join/offers.ts';
import { joinServices } from './join/services.ts';
import { joinTeam, movedAddresses } from './join/team.ts';
import type { Photo } from './photo-shapes.ts';

/** All that the business says in one language, joined once; nothing in it changes. */
export type Edition = ReturnType<typeof editionOf>;

/** What a publication knows of a content folder besides its texts. */
export type ContentAssets = {
  changedOn: ChangedOn;
  /** The owner's encoded photos, by slot. */
  photos: ReadonlyMap<string, Photo>;
};
const NO_ASSETS: ContentAssets = { changedOn: () => undefined, photos: new Map() };

/** One language of the content as it is on that day of Dubai. */
export function editionOf(content: Content, locale: string, today: Day, assets = NO_ASSETS) {
  const { facts, languages } = content;
  const written = languages[locale];
  if (!written) throw new Error(`There are no words for the language '${locale}'`);
  const { words } = written;
  const format = formattersOf(locale, words.interface);
  const allBranches = joinBranches(facts, words, format, today);
  const open = allBranches.filter(({ opening }) => !opening);
  const branches = open.length ? open : allBranches;
  const [mainBranch] = branches;
  if (!mainBranch) throw new Error('No branch is open');
  const services = joinServices(facts.services, words.services, format, allBranches);
  const visible = visibleServices(services);
  const isHere = (branch: Branch) => branches.includes(branch);
  const allTeam = joinTeam(facts, words, format, allBranches, today);
  const articles = joinArticles(written.articles, written.bodies, words.blog, format);
  const offers = joinOffers({ facts, words, format, branches: allBranches, services, articles });
  const { rating, reviews } = weightedRating(branches.flatMap(({ rated }) => rated ?? []));
  return Object.freeze({
    ...format,
    ...assets,
    today,
    facts,
    words,
    /** Every language of the site, this one too; `offer` is what leads there from a page in another. */
    languages: Object.entries(languages).map(([language, { words: other }]) => ({
      ...formattersOf(language, other.interface),
      offer: other.interface.language.offer,
    })),
    /** Those that are open: what is counted, listed and said of all. */
    branches,
    /** The same and those whose first day is still to come. */
    allBranches,
    /** Districts with their aliases, localized and locale-independent. */
    areas: facts.areas.map(({ id, coordinates, alsoCalled = [] }) => {
      const names = Object.values(languages).map(({ words: said }) => said.areas.items[id] ?? id);
      const name = words.areas.items[id] ?? id;
      return { name, at: coordinates, also: [...names.filter((other) => other !== name), ...alsoCalled] };
    }),
    /** The branch that stands for the business where no other is meant. */
    mainBranch,
    /** The menu, hidden services too. */
    services,
    menu: visible.filter((service) => service.branches.some(isHere)),
    /** Barbers of the branches that are open. */
    team: allTeam.filter(({ branch }) => isHere(branch)),
    /** Those of branches that are still to open, too. */
    allTeam,
    articles,
    /** Everything that can be booked, by the name and the price that its page gives it. */
    offers,
    /** '4.9' over all branches, weighted by their reviews, and how many those are. */
    figures: { rating: format.rating(rating), reviews },
    moved: movedAddresses(facts, today),
    menuOf: (branch: Branch) => visible.filter((service) => service.branches.includes(branch)),
    teamOf: ({ slug }: Branch) => allTeam.filter(({ branch }) => branch.slug === slug),
    /** What can be booked at a branch, each thing once; what only others have, too. */
    offersAt: (branch?: Branch) => menuAt(offers, branch),
    /** What a page sells at prices of its own, in its order. */
    offersOf: (page: string) => offers.filter((offer) => offer.page === page),
  });
}

/** Every language of the content, the first one first. */
export const editionsOf = (content: Content, today: Day, assets?: ContentAssets) =>
  Object.keys(content.languages).map((locale) => editionOf(content, locale, today, assets)) as [
    Edition,
    ...Edition[],
  ];
