import { FADES, PAGE_PRICES, SERVICES } from '../../domain/content-files.ts';
import { unmarked } from '../../domain/marks.ts';
import { visibleServices } from '../../domain/services.ts';
import { type Span, span } from '../../domain/span.ts';
import type { Formatters } from '../formatters.ts';
import type { Facts, Words } from '../schema/catalogue.ts';
import type { PagePrice } from '../schema/facts.ts';
import type { Article } from './articles.ts';
import type { Branch } from './branches.ts';
import type { Service } from './services.ts';

/** Something bookable, under the name and price of its page; the span is its price in AED. */
export type Offer = Span & {
  /** For the address of /booking: 'haircut' (menu) or 'jvc_modern-fade-cuts' (page). */
  id: string;
  /** The product: pages may sell the same thing under different names and prices. */
  thing: string;
  /** The page that sells it; `item` is its id there. */
  page: string;
  item: string;
  name: string;
  /** The language of a name that waits for its translation. */
  lang?: string | undefined;
  description?: string | undefined;
  /** 'AED 60', 'AED 60–70', 'from AED 85' */
  price: string;
  /** The lower end of the price: 'AED 60' */
  fromText: string;
  /** '40 min', '45–60 min' */
  duration?: string;
  /** Length of the appointment. */
  minutes?: number;
  /** The branches that offer the thing, on any page. */
  branches: readonly Branch[];
  /** Names these branches, unless all offer it. */
  note?: string;
  /** Its heading in the list of /booking. */
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

type Priced = Pick<PagePrice, 'id' | 'thing' | 'price' | 'minutes'>;

/** A page with prices: `soldBy` is the only branch that sells them. */
type Page = {
  page: string;
  prices: readonly Priced[];
  names: Record<string, Pick<Offer, 'name' | 'lang' | 'description'>>;
  soldBy?: Branch;
  /** It says nothing about minutes. */
  isUntimed?: boolean;
};

/** Page id of the menu. */
export const MENU = 'menu';

export const offerId = (page: string, item: string) => (page === MENU ? item : `${page}_${item}`);

/** The price and minutes on a page: its own, or else those of the menu. */
export function figuresOf(own: Priced, services: Facts['services']) {
  const service = services.find(({ id }) => id === own.thing);
  const { price = service?.price, minutes = service?.minutes } = own;
  if (!price) throw new Error(`The price '${own.id}' is given nowhere`);
  return { price, minutes };
}

const byId = <T extends { id: string }>(items: readonly T[]) =>
  Object.fromEntries(items.map((item) => [item.id, item]));

/** The menu first, then pages by subject, then branch pages and articles. */
function sellingPages({ facts, words, branches, services, articles }: Sources): Page[] {
  const pricesOn = (page: string, names: Page['names']): Page => ({
    page,
    prices: facts['page-prices'][page] ?? [],
    names,
  });
  const fadePrices = facts.fades.map(({ id, price, durationMinutes: minutes }) => {
    return { id, thing: 'fade', price, minutes };
  });
  return [
    {
      page: MENU,
      prices: visibleServices(services).map(({ id }) => ({ id, thing: id })),
      names: byId(services),
    },
    { page: 'fade', prices: fadePrices, names: words['fade-haircut'].fades.items },
    ...Object.entries(words['service-pages'].items).map(([page, { prices }]) => pricesOn(page, prices.items)),
    pricesOn('beard-trim', words['beard-trim'].services.items),
    { ...pricesOn('best-barbershop', words['best-barbershop'].teasers.items), isUntimed: true },
    ...branches.map((branch) => ({
      ...pricesOn(branch.slug, words['branch-pages'].items[branch.slug]?.prices.items ?? {}),
      soldBy: branch,
    })),
    // Haircuts that an article prices.
    ...articles.map(({ slug, haircuts = [] }) => {
      const names = byId(haircuts);
      const cuts = facts.articles[slug]?.haircuts?.filter(({ id }) => names[id]) ?? [];
      const prices = cuts.map(({ id, price }) => ({ id, thing: 'haircut', price }));
      return { page: 'haircut', prices, names, isUntimed: true };
    }),
  ];
}

/** The branches with a thing on their menu or page; all branches if only general pages sell it. */
function availabilityOf(
  thing: string,
  pages: readonly Page[],
  { services, branches, words, format }: Sources,
) {
  const service = services.find(({ id }) => id === thing);
  const sellers = pages.filter(({ prices }) => prices.some((price) => price.thing === thing));
  const onMenu = service?.branches ?? (sellers.some(({ soldBy }) => !soldBy) ? branches : []);
  const at = branches.filter(
    (branch) => onMenu.includes(branch) || sellers.some(({ soldBy }) => soldBy === branch),
  );
  const names = format.and(at.map(({ shortName }) => shortName));
  const note =
    at.length < branches.length ? format.fill(words.services.note, { branches: names }) : undefined;
  return { branches: at, note: service ? service.note : note };
}

/** The field that holds a price or its minutes. */
function fieldOf(page: string, price: Priced, kind: 'price' | 'minutes'): string {
  if (page === 'fade') return `${FADES}:${price.id}.${kind === 'price' ? kind : 'durationMinutes'}`;
  return price[kind] === undefined
    ? `${SERVICES}:${price.thing}.${kind}`
    : `${PAGE_PRICES}:${page}.${price.id}.${kind}`;
}

function pageOffers({ page, prices, names, isUntimed }: Page, pages: readonly Page[], sources: Sources) {
  const { facts, words, format } = sources;
  return prices.map((one): Offer => {
    const { id: item, thing } = one;
    const { group = facts['booking-groups'].find(({ things }) => things?.includes(thing))?.id } =
      facts.services.find(({ id }) => id === thing) ?? {};
    const { price, minutes: usual } = figuresOf(one, facts.services);
    const minutes = isUntimed ? undefined : usual;
    const mark = format.mark(fieldOf(page, one, 'price'));
    return {
      id: offerId(page, item),
      thing,
      page,
      item,
      name: names[item]?.name ?? item,
      lang: names[item]?.lang,
      description: names[item]?.description,
      ...price,
      price: (price.to === null ? format.priceInText : format.price)(price) + mark,
      fromText: format.priceInText(span(price.from)) + mark,
      duration: minutes && format.minutes(minutes) + format.mark(fieldOf(page, one, 'minutes')),
      minutes: minutes && (minutes.to ?? minutes.from),
      ...availabilityOf(thing, pages, sources),
      group: group && words.booking.form.groups[group],
    };
  });
}

/** All offers of all pages. */
export const joinOffers = (sources: Sources): Offer[] =>
  sellingPages(sources).flatMap((page, _, pages) => pageOffers(page, pages, sources));

/** The prices on the page of a branch: its own, then services that only it offers; its menu if it has none of its own. */
export function pricesOf(offers: readonly Offer[], branch: Branch): Offer[] {
  const own = offers.filter(({ page }) => page === branch.slug);
  const menu = offers.filter(({ page, branches: at }) => page === MENU && at.includes(branch));
  const isOwn = ({ thing }: Offer) => own.some((other) => other.thing === thing);
  const only = menu.filter((offer) => offer.branches.length === 1 && !isOwn(offer));
  return own.length ? [...own, ...only] : menu;
}

/**
 * The booking menu of a branch, each thing once: from the branch's own page if its price or duration differs, or else from the
 * menu, or else from the page about it. Includes things that only other branches offer. Without a branch, covers all of them.
 */
export const menuAt = (offers: readonly Offer[], branch?: Branch): Offer[] =>
  [...Map.groupBy(offers, ({ thing }) => thing).values()].flatMap((same) => {
    const usual = same.find(({ branches }) => !branch || branches.includes(branch)) ?? same[0];
    const own = same.find(({ page }) => page === branch?.slug);
    const terms = ({ price, duration = '' }: Offer) => unmarked(price + duration);
    const differs = own && (!usual || terms(own) !== terms(usual));
    const page = differs ? own.page : usual?.page;
    return same.filter((offer) => offer.page === page);
  });
