import { visibleServices } from '../../domain/services.ts';
import type { Formatters } from '../formatters.ts';
import type { Facts, Words } from '../schema/catalogue.ts';
import type { PriceQuote } from '../schema/facts.ts';
import type { Article } from './articles.ts';
import type { Branch } from './branches.ts';
import type { Service } from './services.ts';

/** Something with a price, by the name and the price that its page gives it; all of it can be booked. */
export type Offer = {
  /** In the address of /booking: 'haircut' of the menu, 'jvc_modern-fade-cuts' of a page. */
  id: string;
  /** What is sold: the same thing may have another name and price on another page. */
  thing: string;
  /** The page that sells it, and its id there. */
  page: string;
  item: string;
  name: string;
  description?: string;
  /** 'AED 60', 'AED 60–70', 'from AED 85' */
  price: string;
  /** The least and the most of it, in AED. */
  from: number;
  to: number;
  /** '40 min', '45–60 min' */
  duration?: string;
  /** So long the chair is kept. */
  minutes?: number;
  /** Where the thing can be had, on whichever page it was found. */
  branches: readonly Branch[];
  /** The same in words, when that is not everywhere. */
  note?: string;
  /** What stands above it and its like in the list of /booking. */
  group?: string;
};

type Sources = {
  facts: Facts;
  words: Words;
  format: Formatters;
  branches: readonly Branch[];
  services: readonly Service[];
  articles: readonly Article[];
};

/** A page that sells: `soldBy` is the branch that alone has it, `from` stands before each price. */
type Page = {
  page: string;
  prices: readonly PriceQuote[];
  names: Record<string, { name: string; description?: string }>;
  soldBy?: Branch;
  from?: string;
};

/** The page of what is on the menu. */
export const MENU = 'menu';

export const offerId = (page: string, item: string) => (page === MENU ? item : `${page}_${item}`);

/** A price left out is that of the service of the menu that is quoted; so are its minutes. */
export function priceOf(quote: PriceQuote, services: Facts['services']) {
  const service = services.find(({ id }) => id === quote.quotes);
  const isMenuPrice = quote.price === undefined && quote.priceRange === undefined;
  const { price = service?.price, minutes = isMenuPrice ? service?.minutes : undefined } = quote;
  const [from, to] = quote.priceRange ?? [price, price];
  if (from === undefined || to === undefined) throw new Error(`The price '${quote.id}' is given nowhere`);
  return {
    from,
    to,
    minutes: quote.minutesRange ?? (minutes === undefined ? undefined : [minutes, minutes]),
  };
}

const byId = <T extends { id: string }>(items: readonly T[]) =>
  Object.fromEntries(items.map((item) => [item.id, item]));

/** The menu first, then the pages that are about a trade. */
function sellingPages({ facts, words, branches, services, articles }: Sources): Page[] {
  const quoting = (page: string, names: Page['names']): Page => ({
    page,
    prices: facts['page-prices'][page] ?? [],
    names,
  });
  const { teasers } = words['best-barbershop'];
  const fadePrices = facts.fades.map(({ id, price, durationMinutes: minutes }) => {
    return { id, quotes: 'fade', price, minutes };
  });
  return [
    {
      page: MENU,
      prices: visibleServices(services).map(({ id }) => ({ id, quotes: id })),
      names: byId(services),
    },
    { page: 'fade', prices: fadePrices, names: words['fade-haircut'].fades.items },
    ...Object.entries(words['service-pages'].items).map(([page, { prices }]) => quoting(page, prices.items)),
    quoting('beard-trim', words['beard-trim'].services.items),
    { ...quoting('best-barbershop', teasers.items), from: teasers.from },
    ...branches.map((branch) => ({
      ...quoting(branch.slug, words['branch-pages'].items[branch.slug]?.prices.items ?? {}),
      soldBy: branch,
    })),
    // The cuts that an article gives a price for.
    ...articles.map(({ slug, haircuts = [] }) => {
      const names = byId(haircuts);
      const cuts = facts.articles[slug]?.haircuts?.filter(({ id }) => names[id]) ?? [];
      const prices = cuts.map(({ id, price }) => ({ id, quotes: 'haircut', price }));
      return { page: 'haircut', prices, names };
    }),
  ];
}

/** A thing can be had where the menu has it and where a branch's page sells it; else wherever it is on any other page. */
function placesOf(thing: string, pages: readonly Page[], { services, branches, words, format }: Sources) {
  const service = services.find(({ id }) => id === thing);
  const sellers = pages.filter(({ prices }) => prices.some(({ quotes }) => quotes === thing));
  const onMenu = service?.branches ?? (sellers.some(({ soldBy }) => !soldBy) ? branches : []);
  const at = branches.filter(
    (branch) => onMenu.includes(branch) || sellers.some(({ soldBy }) => soldBy === branch),
  );
  const names = format.and(at.map(({ shortName }) => shortName));
  const note =
    at.length < branches.length ? format.fill(words.services.note, { branches: names }) : undefined;
  return { branches: at, note: service ? service.note : note };
}

function pageOffers({ page, prices, names, from: before }: Page, pages: readonly Page[], sources: Sources) {
  const { facts, words, format } = sources;
  return prices.map((quote): Offer => {
    const group = facts['booking-groups'].find(({ things }) => things.includes(quote.quotes));
    const { from, to, minutes } = priceOf(quote, facts.services);
    const price = format.moneyRange(from, to);
    return {
      id: offerId(page, quote.id),
      thing: quote.quotes,
      page,
      item: quote.id,
      name: names[quote.id]?.name ?? quote.id,
      description: names[quote.id]?.description,
      price: before ? `${before} ${price}` : price,
      from,
      to,
      duration: minutes && format.minutesRange(minutes[0], minutes[1]),
      minutes: minutes?.[1],
      ...placesOf(quote.quotes, pages, sources),
      group: group && words.booking.form.groups[group.id],
    };
  });
}

/** Everything that a page offers at a price. */
export const joinOffers = (sources: Sources): Offer[] =>
  sellingPages(sources).flatMap((page, _, pages) => pageOffers(page, pages, sources));

/**
 * What a customer of a branch chooses from, each thing once: at the price of the branch's own page, else of the menu, else of
 * the page that is about it. What only another branch has stands there, too; without a branch, what any of them has.
 */
export const menuAt = (offers: readonly Offer[], branch?: Branch): Offer[] =>
  [...Map.groupBy(offers, ({ thing }) => thing).values()].flatMap((same) => {
    const usual = same.find(({ branches }) => !branch || branches.includes(branch)) ?? same[0];
    const own = same.find(({ page }) => page === branch?.slug);
    const differs = own && (own.price !== usual?.price || own.duration !== usual?.duration);
    const page = differs ? own.page : usual?.page;
    return same.filter((offer) => offer.page === page);
  });
