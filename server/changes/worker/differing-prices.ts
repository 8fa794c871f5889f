import { PAGE_PRICES } from '../../../domain/content-files.ts';
import { type Span, spanOf, writeSpan } from '../../../domain/span.ts';
import type { ContentProblem, Path } from '../../../edition/content/errors.ts';
import { figuresOf } from '../../../edition/join/offers.ts';
import type { Facts } from '../../../edition/schema/catalogue.ts';

type Kind = 'price' | 'minutes';
/** What a page says of a thing: '60', '60–70', or '' if nothing. */
type Stated = Record<Kind, string> & { thing: string; page: string; path: Path };

const REASONS = {
  price: 'says AED {value}, but {page} says AED {other}',
  minutes: 'says {value} minutes, but {page} says {other}',
};

const span = (one: Span) => String(writeSpan(one)).replace('-', '–');

/** The menu first, then the pages. What is meant to differ is left out. */
function statedIn({ services, fades, 'page-prices': pages }: Facts): Stated[] {
  const menu = services.flatMap(({ id, price, minutes, hidden }) =>
    hidden ? [] : { thing: id, page: 'services', path: [], price: span(price), minutes: span(minutes) },
  );
  const fade: Stated = {
    thing: 'fade',
    page: 'fade-haircut',
    path: [],
    price: span(spanOf(fades.map(({ price }) => price))),
    minutes: span(spanOf(fades.map(({ durationMinutes }) => durationMinutes))),
  };
  const onPages = Object.entries(pages).flatMap(([page, prices]) =>
    prices.flatMap((one, index) => {
      const { price, minutes } = figuresOf(one, services);
      const stated = { price: span(price), minutes: minutes ? span(minutes) : '' };
      return one.intended ? [] : { thing: one.thing, page, path: [page, index], ...stated };
    }),
  );
  return [...menu, fade, ...onPages];
}

/** Pages that state another price or duration for a thing than the first page does. */
export function differingPrices(facts: Facts, kind: Kind): ContentProblem[] {
  const stated = statedIn(facts).filter((one) => one[kind]);
  return [...Map.groupBy(stated, ({ thing }) => thing)].flatMap(([thing, [first, ...others]]) =>
    others
      .filter((one) => one[kind] !== first?.[kind])
      .map(({ path, [kind]: value }) => ({
        file: PAGE_PRICES,
        path: [...path, kind],
        values: { thing, value, page: first?.page ?? '', other: first?.[kind] ?? '' },
        reason: REASONS[kind],
        remedy: 'use one, or mark the difference as intended',
      })),
  );
}
