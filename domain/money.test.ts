import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [60, 'AED 60'],
  [0, 'AED 0'],
  [62.5, 'AED 62.50'],
  [1_220, 'AED 1,220'],
])('%d reads %s, held together by a no-break space', (dirhams, text) => {
  expect(formatMoney(dirhams, 'en-AE')).toBe(text.replace(' ', '\u00a0'));
});

test('other languages keep the code and the amount', () => {
  expect(formatMoney(220, 'ar-AE')).toMatch(/220.*AED|AED.*220/);
});
