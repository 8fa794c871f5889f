import { pagePath, routes } from '../../../contract/routes.ts';
import type { Facts } from '../../../edition/schema/catalogue.ts';
import { type Check, must } from '../check.ts';

type Quoted = { thing: string; page: string; price: string };

/** Where a set of prices of page-prices.yaml is read. */
const PAGES: Record<string, string> = {
  'premium-haircuts': routes.premiumHaircuts,
  'beard-styling': routes.beardStyling,
  'traditional-shave': routes.traditionalShave,
  'best-barbershop': routes.bestBarbershop,
  comparison: `${routes.bestBarbershop} (comparison)`,
  'press-kit': routes.pressKit,
  'beard-trim': routes.beardTrim,
};

const span = (prices: number[]) => [...new Set([Math.min(...prices), Math.max(...prices)])].join('-');

function quotesIn(facts: Facts): Quoted[] {
  const pages = new Map(facts.branches.map((branch) => [branch.slug, pagePath('branch', branch)]));
  const menu = facts.services
    .filter(({ hidden }) => !hidden)
    .map(({ id, price }) => ({
      thing: id,
      page: `${routes.home}, ${routes.services}`,
      price: String(price),
    }));
  const fades = {
    thing: 'fade',
    page: routes.fadeHaircut,
    price: span(facts.fades.map(({ price }) => price)),
  };
  const own = Object.entries(facts['page-prices']).flatMap(([page, quotes]) =>
    quotes.flatMap(({ quotes: thing, price, priceRange }) => {
      const said = priceRange?.join('-') ?? price;
      // A price left out is that of the menu.
      return said === undefined
        ? []
        : { thing, page: pages.get(page) ?? PAGES[page] ?? page, price: String(said) };
    }),
  );
  return [...menu, fades, ...own];
}

/** A thing may cost different amounts only under different names: `quotes` in page-prices.yaml tells them apart. */
export const prices: Check = {
  title: 'Services quoted at more than one price (AED)',
  run: ({ facts }) => {
    const byThing = Map.groupBy(quotesIn(facts), ({ thing }) => thing);
    return [...byThing].flatMap(([thing, quoted]) => {
      const byPrice = Map.groupBy(quoted, ({ price }) => price);
      if (byPrice.size < 2) return [];
      const listed = [...byPrice].map(
        ([price, on]) => `${price} on ${on.map(({ page }) => page).join(' and ')}`,
      );
      return [must(thing, listed.join('; '))];
    });
  },
};
