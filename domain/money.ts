import { DEFAULT_LOCALE } from './locale.ts';

/** AED: 'AED 60', or 'AED 62.50' when it is not whole; a no-break space keeps both parts on one line. */
export function formatMoney(dirhams: number, locale = DEFAULT_LOCALE): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'AED',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(dirhams);
}
