import { cached } from './cached.ts';

const amounts = cached(
  (tag) =>
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** An amount of dirhams without its currency: '60', '62.50', '1,220'. */
export const formatAmount = (dirhams: number, tag: string): string => amounts(tag).format(dirhams);

/** An amount, or a range of them, in the words of a language ('AED {amount}'), held on one line. */
export const withCurrency = (amount: string, money: string): string =>
  money.replace('{amount}', amount).replaceAll(' ', '\u00a0');

/** AED: 'AED 60', or 'AED 62.50' when it is not whole. */
export const formatMoney = (dirhams: number, tag: string, money: string): string =>
  withCurrency(formatAmount(dirhams, tag), money);
