import { expect, test } from '@playwright/test';
import { comeTo } from './island.ts';

test('a finder that lacks its script asks for it again at the next touch, and answers', async ({ page }) => {
  let isLost = true;
  await page.route(/\/nearest-branch\.island\.[^/]+\.js/, (route) =>
    isLost ? route.fulfill({ status: 503, body: 'Not now' }) : route.continue(),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  const lost = page.waitForResponse((response) => response.status() === 503);
  await comeTo(page, page.locator('.finder'));
  await lost;
  isLost = false;
  const unhydrated = page.locator('astro-island[ssr] .finder');
  await expect(async () => {
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await expect(unhydrated).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
  await page.locator('.finder-controls').getByRole('combobox').selectOption({ index: 1 });
  await expect(page.locator('.finder-result')).toBeVisible();
});
