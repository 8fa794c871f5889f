import { expect, test } from '@playwright/test';
import type { Insights } from '../../contract/insights.ts';
import { signInAs, withAccount } from './staff.ts';

const EMAIL = 'samir@example.com';

withAccount(EMAIL, 'Samir');

const noReviews = { received: 0, published: 0, average: null, decidedInS: null, answeredInS: null };
const figures = { pageViews: 60, whatsapp: 3, calls: 1, directions: 12 };
const others = Array.from({ length: 8 }, (_, index) => `/page-${index}`);
const answer: Insights = {
  days: 30,
  totals: figures,
  before: { ...figures, directions: 4 },
  byDay: [{ day: '2026-11-21', ...figures }],
  byBranch: [{ branch: 'jvc', ...figures }],
  byPage: [
    { path: '/locations/jvc', pageViews: 40, contacts: 12, bookings: 2 },
    { path: '/jvc', pageViews: 9, contacts: 1, bookings: 0 },
    { path: '/', pageViews: 8, contacts: 1, bookings: 0 },
    { path: '/barber/ayman-farouk', pageViews: 3, contacts: 0, bookings: 0 },
    ...others.map((path) => ({ path, pageViews: 1, contacts: 0, bookings: 0 })),
  ],
  byBarber: [
    {
      barberId: 'ayman-farouk',
      received: 4,
      published: 3,
      average: 4.333,
      decidedInS: 7_200,
      answeredInS: 172_800,
    },
    { barberId: 'tariq-khan', ...noReviews },
    { barberId: 'sami-khoury', ...noReviews },
  ],
};

test('names barbers and pages in its tables, and offers a file', async ({ page }) => {
  await page.route('**/api/staff/insights?*', (route) => route.fulfill({ json: answer }));
  await signInAs(page, EMAIL);
  await page.goto('/staff#insights');
  const branches = page.getByRole('table', { name: 'By branch' });
  await expect(branches.getByRole('rowheader')).toHaveText(['Al Barsha 1', 'Barsha Heights', 'JVC']);
  await expect(branches.getByRole('row', { name: 'JVC' }).getByRole('cell')).toHaveText([
    '60',
    '3',
    '1',
    '12',
  ]);
  const barbers = page.getByRole('table', { name: 'Reviews by barber' });
  await expect(barbers.getByRole('row', { name: 'Ayman Farouk' }).getByRole('cell')).toHaveText([
    '4',
    '3',
    '4.3',
    '2 hours',
    '2 days',
  ]);
  await expect(page.getByText('No reviews of Tariq Khan and Sami Khoury.')).toBeVisible();
  const pages = page.getByRole('table', { name: 'Pages that lead to a contact' });
  const known = ['JVC', 'JVC, short page', 'Home', 'Ayman Farouk'];
  await expect(pages.getByRole('rowheader')).toHaveText([...known, ...others.slice(0, 6)]);
  await page.getByText('Show more').click();
  await expect(pages.getByRole('rowheader')).toHaveText([...known, ...others]);
  await expect(pages.getByText('/locations/jvc')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('jk-masters-30-days.csv');
  // Content that does not fit stacks instead of scrolling sideways.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('table')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    );
    expect(Math.max(...over), `${width} px`).toBeLessThanOrEqual(0);
  }
});
