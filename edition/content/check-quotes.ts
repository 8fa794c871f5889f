import type { Day } from '../../domain/dubai-time.ts';
import { visibleServices } from '../../domain/services.ts';
import { hasLeft } from '../join/team.ts';
import type { Facts } from '../schema/catalogue.ts';
import type { ContentProblem, Path } from './errors.ts';

/** Reports quoted prices that differ from the selling price, for example after only one of them was changed. */
function quotedPrices({ services, fades, 'page-prices': pages }: Facts): ContentProblem[] {
  const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const sellingPrices = new Map([
    ...services.map(({ id, price }) => [id, span([price])] as const),
    ['fade', span(fades.map(({ price }) => price))] as const,
  ]);
  return Object.entries(pages).flatMap(([page, quotes]) =>
    quotes.flatMap(({ quotes: thing, price, priceRange }, index): ContentProblem[] => {
      const [least, most] = sellingPrices.get(thing) ?? [];
      const [from, to] = priceRange ?? [price, price];
      if (least === undefined || most === undefined || from === undefined || to === undefined) return [];
      // A single price must be within the selling range; a quoted range must contain the selling range.
      if (priceRange ? from <= least && most <= to : least <= from && to <= most) return [];
      const sells = least === most ? `${least}` : `${least} to ${most}`;
      return [
        {
          file: 'facts/page-prices.yaml',
          path: [page, index, priceRange ? 'priceRange' : 'price'],
          reason: "says {price} AED of '{thing}', which costs {sells}",
          values: { price: from === to ? from : `${from} to ${to}`, thing, sells },
          remedy: 'change it, too, or leave it where the page means something else',
        },
      ];
    }),
  );
}

/** Reports claims of the business that its facts contradict. */
function contradictedClaims({ business, services, team }: Facts, today: Day): ContentProblem[] {
  const { claims, founded } = business;
  const ranked = claims.tiers.reduce((sum, { barbers }) => sum + barbers, 0);
  const profiles = team.filter((barber) => !hasLeft(barber, today)).length;
  const years = Number(today.slice(0, 4)) - founded;
  const menu = visibleServices(services.map((one) => ({ ...one, name: one.id }))).length;
  const claim = (field: keyof typeof claims, holds: boolean, but: string): ContentProblem[] => {
    const path: Path = ['claims', field];
    const reason = `says ${claims[field]}, but ${but}`;
    return holds ? [] : [{ file: 'facts/business.yaml', path, reason, remedy: 'correct one of the two' }];
  };
  return [
    ...claim('expertBarbers', claims.expertBarbers === ranked, `its tiers have ${ranked}`),
    ...claim('expertBarbers', claims.expertBarbers >= profiles, `${profiles} have a profile`),
    ...claim('yearsInBusiness', claims.yearsInBusiness <= years, `${founded} is ${years} years ago`),
    ...claim('servicesOffered', claims.servicesOffered <= menu, `the menu has ${menu}`),
  ];
}

/** Notices, not mistakes, because only the owner knows which of the two values is right. */
export const quoteNotices = (facts: Facts, today: Day): ContentProblem[] => [
  ...quotedPrices(facts),
  ...contradictedClaims(facts, today),
];
