import { omitUndefined } from '../../domain/omit-undefined.ts';
import type { Formatters } from '../formatters.ts';
import type { Facts } from '../schema/catalogue.ts';
import type { PriceQuote } from '../schema/facts.ts';

/** A price that a page quotes; `from` and `to` in AED, equal where it is one price. */
export type Quote = {
  id: string;
  /** What is quoted, such as 'haircut'. */
  quotes: string;
  from: number;
  to: number;
  /** 'AED 60', 'AED 60–70' */
  price: string;
  /** '40 min', '45–60 min' */
  duration?: string;
  minutes?: [number, number];
};

/** A price left out is that of the service of the menu that is quoted; so are its minutes. */
export function joinQuote(quote: PriceQuote, services: Facts['services'], format: Formatters): Quote {
  const service = services.find(({ id }) => id === quote.quotes);
  const own = quote.price === undefined && quote.priceRange === undefined;
  const { price = service?.price, minutes = own ? service?.minutes : undefined } = quote;
  const [from, to] = quote.priceRange ?? [price, price];
  if (from === undefined || to === undefined) throw new Error(`The price '${quote.id}' is given nowhere`);
  const range = quote.minutesRange ?? (minutes === undefined ? undefined : [minutes, minutes]);
  return omitUndefined({
    id: quote.id,
    quotes: quote.quotes,
    from,
    to,
    price: format.moneyRange(from, to),
    duration: range && format.minutesRange(...range),
    minutes: range,
  });
}
