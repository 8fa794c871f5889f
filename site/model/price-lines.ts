import { fillGreeting as fill } from '../../domain/links.ts';
import { formatMoney } from '../../domain/money.ts';
import type { MenuLine } from '../components/menu-card.tsx';
import type { PriceQuote } from '../schema/page-prices.ts';
import { facts, wordsOf } from './content/source.ts';
import { languageTag } from './locale.ts';
import { minutesText } from './service.ts';

/** What a page quotes, in its order; throws for a page without prices. */
export function pricesOf(page: string): PriceQuote[] {
  const quotes = facts['page-prices'][page];
  if (!quotes) throw new Error(`content/facts/page-prices.yaml has no prices for '${page}'`);
  return quotes;
}

/** 'AED 60', or 'AED 60-70' for a range. */
export function quotedPrice({ id, price, priceRange }: PriceQuote, locale: string): string {
  const tag = languageTag(locale);
  const [from = price, to] = priceRange ?? [];
  if (from === undefined) throw new Error(`content/facts/page-prices.yaml: '${id}' has no price`);
  if (to === undefined) return formatMoney(from, tag);
  const { priceRange: range } = wordsOf(locale).interface.units;
  return fill(range, { from: formatMoney(from, tag), to: String(to) });
}

export function quotedMinutes({ minutes, minutesRange }: PriceQuote, locale: string): string | undefined {
  if (minutes) return minutesText(minutes, locale);
  if (!minutesRange) return undefined;
  const [from, to] = minutesRange;
  return fill(wordsOf(locale).interface.units.minutesRange, { from: String(from), to: String(to) });
}

type Said = Record<string, { name: string; description?: string | undefined }>;

/** A page's prices as lines of the menu card, joined with its words by id. */
export function priceLines(page: string, said: Said, locale: string): MenuLine[] {
  return pricesOf(page).map((quote) => ({
    id: quote.id,
    name: said[quote.id]?.name ?? quote.id,
    description: said[quote.id]?.description,
    price: quotedPrice(quote, locale),
    duration: quotedMinutes(quote, locale),
  }));
}
