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
  /** Where it can be had. */
  branches: readonly Branch[];
  /** The same in words, when that is not everywhere. */
  note?: string;
  /** What stands above it and its like in the list of /booking. */
  group: string;
};

type Sources = {
  facts: Facts;
  words: Words;
  format: Formatters;
  branches: readonly Branch[];
  services: readonly Service[];
  articles: readonly Article[];
};

/** A page that sells by prices of its own: `own` is the branch that alone has them, `from` stands before each. */
type Page = {
  page: string;
  group: string;
  prices: readonly PriceQuote[];
  names: Record<string, { name: string; description?: string }>;
  own?: Branch;
  from?: string;
};

export const offerId = (page: string, item: string) => `${page}_${item}`;

/** A price left out is that of the service of the menu that is quoted; so are its minutes. */
export function priceOf(quote: PriceQuote, services: Facts['services']) {
  const service = services.find(({ id }) => id === quote.quotes);
  const own = quote.price === undefined && quote.priceRange === undefined;
  const { price = service?.price, minutes = own ? service?.minutes : undefined } = quote;
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

function sellingPages({ facts, words, format, branches, articles }: Sources): Page[] {
  const { only, page: asOn } = words.booking.form.groups;
  // The same name can have another price on another page: 'As on the page “Beard trims”'.
  const group = (page: string) => format.fill(asOn, { page });
  const quoting = (page: string, trail: string, names: Page['names']): Page => ({
    page,
    group: group(trail),
    prices: facts['page-prices'][page] ?? [],
    names,
  });
  const { fades, trail } = words['fade-haircut'];
  const { teasers, trail: best } = words['best-barbershop'];
  const beard = words['beard-trim'];
  const fadePrices = facts.fades.map(({ id, price, durationMinutes: minutes }) => {
    return { id, quotes: 'fade', price, minutes };
  });
  return [
    { page: 'fade', group: group(trail), prices: fadePrices, names: fades.items },
    ...Object.entries(words['service-pages'].items).map(([page, said]) =>
      quoting(page, said.trail, said.prices.items),
    ),
    quoting('beard-trim', beard.trail, beard.services.items),
    { ...quoting('best-barbershop', best, teasers.items), from: teasers.from },
    ...branches.map((own) => ({
      ...quoting(own.slug, '', words['branch-pages'].items[own.slug]?.prices.items ?? {}),
      group: format.fill(only, { branch: own.name }),
      own,
    })),
    // The cuts that an article gives a price for.
    ...articles.map(({ slug, title, haircuts = [] }) => {
      const names = byId(haircuts);
      const cuts = facts.articles[slug]?.haircuts?.filter(({ id }) => names[id]) ?? [];
      const prices = cuts.map(({ id, price }) => ({ id, quotes: 'cut', price }));
      return { page: 'haircut', group: group(title), prices, names };
    }),
  ];
}

const menuOffers = ({ services, words }: Sources): Offer[] =>
  visibleServices(services).map(({ id, name, price, priceText, durationText, minutes, branches, note }) => ({
    id,
    page: 'menu',
    item: id,
    name,
    price: priceText,
    from: price,
    to: price,
    duration: durationText,
    minutes,
    branches,
    note,
    group: words.booking.form.groups.menu,
  }));

/** A thing that the menu has too is where the menu has it; what only one branch sells is there. */
function pageOffers({ page, group, prices, names, own, from: before }: Page, sources: Sources): Offer[] {
  const { facts, format, services, branches } = sources;
  return prices.map((quote) => {
    const service = services.find(({ id }) => id === quote.quotes);
    const { from, to, minutes } = priceOf(quote, facts.services);
    const price = format.moneyRange(from, to);
    return {
      id: offerId(page, quote.id),
      page,
      item: quote.id,
      name: names[quote.id]?.name ?? quote.id,
      description: names[quote.id]?.description,
      price: before ? `${before} ${price}` : price,
      from,
      to,
      duration: minutes && format.minutesRange(minutes[0], minutes[1]),
      minutes: minutes?.[1],
      branches: own ? [own] : (service?.branches ?? branches),
      note: own ? undefined : service?.note,
      group,
    };
  });
}

/** Everything that a page offers at a price, in the order of the list of /booking. */
export const joinOffers = (sources: Sources): Offer[] => [
  ...menuOffers(sources),
  ...sellingPages(sources).flatMap((page) => pageOffers(page, sources)),
];
