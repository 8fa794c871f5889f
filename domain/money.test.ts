import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [60, 'AED 60'],
  [0, 'AED 0'],
  [62.5, 'AED 62.50'],
  [1_220, 'AED 1,220'],
])('%d reads %s, held together by a no-break space', (dirhams, text) => {
  expect(formatMoney(dirhams, 'en-AE', 'AED {amount}')).toBe(text.replace(' ', '\u00a0'));
});

test.each([
  [60, '60 درهم'],
  [1_220.5, '1,220.50 درهم'],
])('%d reads %s in Arabic, in Western digits', (dirhams, text) => {
  expect(formatMoney(dirhams, 'ar-AE', '{amount} درهم')).toBe(text.replace(' ', '\u00a0'));
});
