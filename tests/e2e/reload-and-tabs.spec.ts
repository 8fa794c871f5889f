import { expect, test } from '@playwright/test';
import { comeTo } from './island.ts';
import { awake, expectWritten, reviews, write } from './review-words.ts';

test('keeps the words of each tab through a reload and while the other tab sends', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const [index, tab] of tabs.entries()) {
    await tab.goto('/barber/marlon-reyes');
    await comeTo(tab, tab.locator('.reviews'));
    await awake(tab);
    await reviews(tab).getByLabel('Your name').fill(`Tab ${index}`);
    await reviews(tab).getByLabel('Your review').fill(`Words of tab ${index}`);
  }
  const [first, second] = tabs;
  await first.bringToFront();
  await reviews(first).getByLabel('Your review').fill('Words of tab 0, more');
  await reviews(first).getByRole('button').click();
  await expect(first.locator('.toast')).toContainText('Review Submitted! 🌟');
  await expect(reviews(second).getByLabel('Your review')).toHaveValue('Words of tab 1');
  await second.reload();
  await comeTo(second, second.locator('.reviews'));
  await awake(second);
  await expect(reviews(second).getByLabel('Your name')).toHaveValue('Tab 1');
  await expect(reviews(second).getByLabel('Your review')).toHaveValue('Words of tab 1');
});

test('restores a review whose answer was lost, and stores it once when sent again', async ({
  page,
  request,
}) => {
  const barber = 'emre-yildiz';
  await page.goto(`/barber/${barber}`);
  await comeTo(page, page.locator('.reviews'));
  await awake(page);
  await write(page);
  await page.route('**/api/reviews', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await reviews(page).getByRole('button').click();
  await expect(reviews(page).locator('.review-failure')).toContainText('The connection broke.');
  await page.unroute('**/api/reviews');
  await page.reload();
  await comeTo(page, page.locator('.reviews'));
  await awake(page);
  await expectWritten(page);
  await reviews(page).getByRole('button').click();
  await expect(reviews(page).getByText('Your review has arrived.')).toBeVisible();
  const received = async () =>
    (await (await request.get(`/api/reviews/counts?barberId=${barber}`)).json()).received;
  await expect.poll(received).toBe(1);
});
