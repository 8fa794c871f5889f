import { formatAmount, withCurrency } from './format.ts';
import { fill } from './text.ts';

/** `price` is the text as shown; `from` and `to` are its ends in AED, unless it has no upper end. */
type Price = { price: string; from?: number; to?: number };
export type GroupPriceWords = { each: string; money: string; range: string };

/** What a visit costs: 'AED 60', and for several people 'AED 60 each, AED 180 together'. */
export function groupPrice(words: GroupPriceWords, one: Price, people: number, tag: string): string {
  const { price, from, to = from } = one;
  if (!(people > 1) || from === undefined || to === undefined) return price;
  const [least, most] = [from, to].map((amount) => formatAmount(amount * people, tag));
  const all = least === most ? `${least}` : fill(words.range, { from: least, to: most });
  return fill(words.each, { price, all: withCurrency(all, words.money) });
}
