import { z } from 'zod';
import { id, list, minutes, price } from './shared.ts';

const range = z.tuple([minutes, minutes]);
const quote = z.strictObject({
  id,
  /** What is quoted, so that the launch check finds one thing quoted at several prices. */
  quotes: id,
  price: price.exactOptional(),
  priceRange: z.tuple([price, price]).exactOptional(),
  minutes: minutes.exactOptional(),
  minutesRange: range.exactOptional(),
});

/** content/facts/page-prices.yaml: prices that a page quotes in its own words, by page. */
export const pagePrices = z.record(id, list(quote));

export type PriceQuote = z.infer<typeof quote>;
