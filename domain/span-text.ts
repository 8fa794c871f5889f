import { cached, countWords } from './format.ts';
import type { Span } from './span.ts';
import { fill, type PluralWords } from './text.ts';

const amounts = cached(
  (tag) =>
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** An amount of dirhams without its currency: '60', '62.50', '1,220'. */
const formatAmount = (dirhams: number, tag: string): string => amounts(tag).format(dirhams);

export type SpanWords = Record<'range' | 'atLeast', string>;

/** '60', '60–70' or 'from 85'; `unit` adds what is counted to the amounts. */
export function formatSpan(
  { from, to }: Span,
  tag: string,
  words: SpanWords,
  unit = (amounts: string, _most: number) => amounts,
): string {
  const [least, most = least] = [from, to ?? from].map((amount) => formatAmount(amount, tag));
  const amounts = least === most ? least : fill(words.range, { from: least, to: most });
  const text = unit(`${amounts}`, to ?? from);
  return to === null ? fill(words.atLeast, { from: text }) : text;
}

export type PriceWords = SpanWords & { money: string };

/** 'AED 60', 'AED 62.50' for a fraction, 'AED 60–70' or 'from AED 85', with no-break spaces. */
export const formatPrice = (price: Span, tag: string, words: PriceWords): string =>
  formatSpan(price, tag, words, (amount) =>
    words.money.replace('{amount}', amount).replaceAll(' ', '\u00a0'),
  );

/** '40 min', '45–60 min' or 'from 30 min' */
export const formatMinutes = (span: Span, tag: string, words: SpanWords & { minutes: PluralWords }): string =>
  formatSpan(span, tag, words, (count, most) => countWords(words.minutes, most, tag, { count }));

export type GroupPriceWords = PriceWords & { each: string };

/** What a visit costs whose `price` is the text as shown: 'AED 60', and for several people 'AED 60 each, AED 180 together'. */
export function groupPrice(
  words: GroupPriceWords,
  { price, from, to }: Span & { price: string },
  people: number,
  tag: string,
): string {
  if (!(people > 1)) return price;
  const all = { from: from * people, to: to && to * people };
  return fill(words.each, { price, all: formatPrice(all, tag, words) });
}
