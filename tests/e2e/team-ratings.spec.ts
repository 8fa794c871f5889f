import { expect, test } from '@playwright/test';
import { scrollTo, watchShifts } from './island.ts';

const RATINGS = '**/api/reviews/ratings';
const RATED = 'ayman-farouk';

// Late fonts have a test of their own.
test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

test('requests averages near the team, and shows them for each barber', async ({ page }) => {
  let requests = 0;
  await page.route(RATINGS, (route) => {
    requests += 1;
    return route.fulfill({ json: { [RATED]: { published: 1, average: 4.75 }, nobody: {} } });
  });
  const shifts = await watchShifts(page);
  await page.goto('/locations/jvc', { waitUntil: 'networkidle' });
  expect(requests).toBe(0);
  const card = page.locator(`[data-barber="${RATED}"]`);
  const line = card.locator('.team-rated');
  await scrollTo(card);
  await expect(line).toBeVisible();
  await expect(line).toContainText('Rated 4.8 out of 5, 1 review');
  await expect(page.locator('.team-rated')).toHaveCount(1);
  expect(requests).toBe(1);
  expect(await shifts()).toBe(0);
});

test('keeps the averages of a row apart from the row below', async ({ page }) => {
  const rated = { published: 2, average: 4.5 };
  await page.route(RATINGS, (route) => route.fulfill({ json: { 'youssef-amrani': rated } }));
  await page.goto('/team');
  const line = page.locator('[data-barber=youssef-amrani] .team-rated');
  await scrollTo(line.locator('..'));
  await expect(line).toBeVisible();
  const [end, next] = [
    await line.boundingBox(),
    await page.locator('[data-barber=emre-yildiz]').boundingBox(),
  ];
  expect((next?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)).toBeGreaterThanOrEqual(16);
});
