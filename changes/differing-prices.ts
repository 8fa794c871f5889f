import { pagePath, routes } from '../contract/routes.ts';
import type { Path } from '../edition/content/errors.ts';
import type { Facts } from '../edition/schema/catalogue.ts';

/** The price and duration of a service as one page states them. */
type Quoted = {
  thing: string;
  page: string;
  path: Path;
  price: string | undefined;
  minutes: string | undefined;
};

const PAGES: Record<string, string> = {
  'beard-trim': routes.beardTrim,
  'best-barbershop': routes.bestBarbershop,
  comparison: routes.bestBarbershop,
  'press-kit': routes.pressKit,
};

/** The menu first, then the pages. Prices and durations that are meant to differ are left out. */
function quotedPrices(facts: Facts): Quoted[] {
  const isBranch = (page: string) => facts.branches.some(({ slug }) => slug === page);
  const pageOf = (page: string) =>
    PAGES[page] ?? pagePath(isBranch(page) ? 'branch' : 'servicePage', { slug: page });
  const span = (values: readonly number[]) =>
    [...new Set([Math.min(...values), Math.max(...values)])].join('–');
  const menu = facts.services.flatMap(({ id, price, minutes, hidden }) =>
    hidden ? [] : { thing: id, page: routes.services, path: [], price: `${price}`, minutes: `${minutes}` },
  );
  const fades: Quoted = {
    thing: 'fade',
    page: routes.fadeHaircut,
    path: [],
    price: span(facts.fades.map(({ price }) => price)),
    minutes: span(facts.fades.map(({ durationMinutes }) => durationMinutes)),
  };
  // A page that states no price or duration of its own shows that of the menu.
  const pages = Object.entries(facts['page-prices']).flatMap(([page, quotes]) =>
    quotes.flatMap(({ quotes: thing, price, priceRange, minutes, minutesRange, intended }, index) =>
      intended
        ? []
        : {
            thing,
            page: pageOf(page),
            path: [page, index],
            price: priceRange?.join('–') ?? price?.toString(),
            minutes: minutesRange?.join('–') ?? minutes?.toString(),
          },
    ),
  );
  return [...menu, fades, ...pages];
}

/** Pages that state another price or duration for a service than the first page does. */
export function differingPrices(facts: Facts, kind: 'price' | 'minutes') {
  const worded = (value = '') => (kind === 'price' ? `AED ${value}` : `${value} minutes`);
  const quoted = quotedPrices(facts).filter((one) => one[kind] !== undefined);
  return [...Map.groupBy(quoted, ({ thing }) => thing)].flatMap(([thing, [first, ...others]]) =>
    others.flatMap(({ page, path, [kind]: value = '' }) => {
      const { page: otherPage = '', [kind]: other = '' } = first ?? {};
      if (value === other) return [];
      return {
        kind,
        file: 'facts/page-prices.yaml',
        path: [...path, value.includes('–') ? `${kind}Range` : kind],
        values: { thing, page, value, otherPage, other },
        reason: `${page} says ${worded(value)} of '${thing}', ${otherPage} says ${worded(other)}`,
        remedy: `use one ${kind === 'price' ? 'price' : 'duration'}, or mark the difference as intended`,
      };
    }),
  );
}
