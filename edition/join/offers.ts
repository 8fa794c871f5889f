import { omitUndefined } from '../../domain/omit-undefined.ts';
import { visibleServices } from '../../domain/services.ts';
import type { Formatters } from '../formatters.ts';
import type { Facts, Words } from '../schema/catalogue.ts';
import type { Article } from './articles.ts';
import type { Branch } from './branches.ts';
import type { Quote } from './prices.ts';
import type { Service } from './services.ts';

/** Something with a price on a page, as it can be booked: by the name and the price that the page gives it. */
export type Offer = {
  /** Of the menu as it is there ('haircut'), of a page with the page before it: 'jvc_modern-fade-cuts'. */
  id: string;
  name: string;
  /** 'AED 60', 'from AED 85' */
  price: string;
  /** The least and the most of it, in AED. */
  dirhams: readonly number[];
  /** '40 min', '45–60 min' */
  duration?: string;
  /** So long the chair is kept. */
  minutes?: number;
  /** Where it can be had. */
  branches: readonly Branch[];
  /** The same in words, when that is not everywhere. */
  note?: string;
  /** What stands above it and its like in a list. */
  group: string;
};

/** Everything that offers are made of. */
export type OfferSources = {
  facts: Facts;
  words: Words;
  format: Formatters;
  branches: readonly Branch[];
  services: readonly Service[];
  articles: readonly Article[];
  quotes: ReadonlyMap<string, readonly Quote[]>;
};

type Said = Record<string, { name: string }>;
type Page = { page: string; group: string; names: Said; own?: Branch; from?: string };

/** 'As on the page “Beard trims”': the same name can have another price on another page. */
const asOn = ({ words, format }: OfferSources, page: string) =>
  format.fill(words.booking.form.groups.page, { page });

export const offerId = (page: string, id: string) => `${page}_${id}`;

/** The pages that sell by prices of their own, in the order of the list; other quoted prices only compare. */
function sellingPages(sources: OfferSources): Page[] {
  const { words, format, branches } = sources;
  const { only } = words.booking.form.groups;
  const { teasers, trail } = words['best-barbershop'];
  return [
    ...Object.entries(words['service-pages'].items).map(([page, { trail: title, prices }]) => ({
      page,
      group: asOn(sources, title),
      names: prices.items,
    })),
    {
      page: 'beard-trim',
      group: asOn(sources, words['beard-trim'].trail),
      names: words['beard-trim'].services.items,
    },
    {
      page: 'best-barbershop',
      group: asOn(sources, trail),
      names: teasers.items,
      from: teasers.from,
    },
    ...branches.map((own) => ({
      page: own.slug,
      group: format.fill(only, { branch: own.name }),
      names: words['branch-pages'].items[own.slug]?.prices.items ?? {},
      own,
    })),
  ];
}

const menuOffers = ({ services, words }: OfferSources): Offer[] =>
  visibleServices(services).map(({ id, name, price, priceText, durationText, minutes, branches, note }) =>
    omitUndefined({
      id,
      name,
      price: priceText,
      dirhams: [price, price],
      duration: durationText,
      minutes,
      branches,
      note,
      group: words.booking.form.groups.menu,
    }),
  );

/** A thing that the menu has too is where the menu has it; what only one branch sells is there. */
function quotedOffers(sources: OfferSources): Offer[] {
  const { quotes, services, branches: all } = sources;
  return sellingPages(sources).flatMap(({ page, group, names, own, from }) =>
    (quotes.get(page) ?? []).map((quote) => {
      const service = services.find(({ id }) => id === quote.quotes);
      return omitUndefined({
        id: offerId(page, quote.id),
        name: names[quote.id]?.name ?? quote.id,
        price: from ? `${from} ${quote.price}` : quote.price,
        dirhams: [quote.from, quote.to],
        duration: quote.duration,
        minutes: quote.minutes?.[1],
        branches: own ? [own] : (service?.branches ?? all),
        note: own ? undefined : service?.note,
        group,
      });
    }),
  );
}

function fadeOffers(sources: OfferSources): Offer[] {
  const { facts, words, format, branches } = sources;
  const { trail, fades } = words['fade-haircut'];
  return facts.fades.map(({ id, price, durationMinutes }) => ({
    id: offerId('fade', id),
    name: fades.items[id]?.name ?? id,
    price: format.money(price),
    dirhams: [price, price],
    duration: format.minutes(durationMinutes),
    minutes: durationMinutes,
    branches,
    group: asOn(sources, trail),
  }));
}

/** The cuts that an article gives a price for. */
const articleOffers = (sources: OfferSources): Offer[] => {
  const { facts, format, branches, articles } = sources;
  return articles.flatMap(({ slug, title, haircuts = [] }) =>
    haircuts.flatMap(({ id, name }) => {
      const cut = facts.articles[slug]?.haircuts?.find((other) => other.id === id);
      return cut
        ? [
            {
              id: offerId('haircut', id),
              name,
              price: format.money(cut.price),
              dirhams: [cut.price, cut.price],
              branches,
              group: asOn(sources, title),
            },
          ]
        : [];
    }),
  );
};

/** Everything that a page offers at a price: nothing is shown that cannot be booked as it is shown. */
export const joinOffers = (sources: OfferSources): Offer[] => [
  ...menuOffers(sources),
  ...fadeOffers(sources),
  ...quotedOffers(sources),
  ...articleOffers(sources),
];
