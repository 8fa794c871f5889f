import { expect, test } from '@playwright/test';
import { scrollToIsland } from './island.ts';
import { expectFilled, fillReview, hydrated, receivedOf, reviewForm } from './review-form.ts';

test('keeps the words of each tab through a reload and while the other tab sends', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const [index, tab] of tabs.entries()) {
    await tab.goto('/barber/marlon-reyes');
    await scrollToIsland(tab, tab.locator('.reviews'));
    await hydrated(tab);
    await reviewForm(tab).getByLabel('Your name').fill(`Tab ${index}`);
    await reviewForm(tab).getByLabel('Your review').fill(`Words of tab ${index}`);
  }
  const [first, second] = tabs;
  await first.bringToFront();
  await reviewForm(first).getByLabel('Your review').fill('Words of tab 0, more');
  await reviewForm(first).getByRole('button').click();
  await expect(first.locator('.toast')).toContainText('Review Submitted! 🌟');
  await expect(reviewForm(second).getByLabel('Your review')).toHaveValue('Words of tab 1');
  await second.reload();
  await scrollToIsland(second, second.locator('.reviews'));
  await hydrated(second);
  await expect(reviewForm(second).getByLabel('Your name')).toHaveValue('Tab 1');
  await expect(reviewForm(second).getByLabel('Your review')).toHaveValue('Words of tab 1');
});

test('restores a review whose answer was lost, and stores it only once', async ({ page, request }) => {
  const barber = 'emre-yildiz';
  await page.clock.install();
  await page.goto(`/barber/${barber}`);
  await scrollToIsland(page, page.locator('.reviews'));
  await hydrated(page);
  await fillReview(page);
  // A person takes longer; suspected spam is not counted.
  await page.clock.fastForward(30_000);
  await page.route('**/api/reviews', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await reviewForm(page).getByRole('button').click();
  await expect(reviewForm(page).locator('.review-failure')).toContainText('The connection dropped.');
  await page.unroute('**/api/reviews');
  await page.reload();
  await scrollToIsland(page, page.locator('.reviews'));
  await hydrated(page);
  await expectFilled(page);
  await reviewForm(page).getByRole('button').click();
  await expect(reviewForm(page).getByText('Waiting for approval.')).toBeVisible();
  await expect.poll(() => receivedOf(request, barber)).toBe(1);
});
