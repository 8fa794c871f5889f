import { cached } from './cached.ts';

const money = cached(
  (tag) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'AED',
      currencyDisplay: 'code',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** AED: 'AED 60', or 'AED 62.50' when it is not whole; a no-break space keeps both parts on one line. */
export const formatMoney = (dirhams: number, tag: string): string => money(tag).format(dirhams);
