import { expect, type Page, test } from '@playwright/test';
import { comeTo } from './island.ts';

/** Longer than Astro's own second try takes. */
const LOST_MS = 3_000;

const asleep = (page: Page) => page.locator('astro-island[ssr] .finder');

async function finderAnswers(page: Page): Promise<void> {
  await page.locator('.finder-controls').getByRole('combobox').selectOption({ index: 1 });
  await expect(page.locator('.finder-result')).toBeVisible();
}

test('a finder that was reached without a line answers once the line is back', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => /\/islands\.[^/]+\.js$/.test(request.url()));
  await comeTo(page, page.locator('.finder'));
  await lost;
  await expect(asleep(page)).toHaveCount(1);
  await context.setOffline(false);
  await expect(asleep(page)).toHaveCount(0);
  await finderAnswers(page);
});

for (const [what, file] of [
  ['the script that wakes it', /\/islands\.[^/]+\.js$/],
  ['its data', /\/island\.[^/]+\.json$/],
  ['its own script', /\/nearest-branch\.island\.[^/]+\.js/],
  ['a script that it shares', /\/react\.[^/]+\.js/],
] as const) {
  test(`a finder that lacks ${what} asks for it again at the next touch, and answers`, async ({ page }) => {
    let isLost = true;
    let tries = 0;
    await page.route(file, (route) => {
      tries += 1;
      return isLost ? route.fulfill({ status: 503, body: 'Not now' }) : route.continue();
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await comeTo(page, page.locator('.finder'));
    await page.waitForTimeout(LOST_MS);
    expect(tries).toBeGreaterThan(0);
    await expect(asleep(page)).toHaveCount(1);
    isLost = false;
    await expect(async () => {
      await page.mouse.move(200, 300);
      await page.mouse.move(210, 310);
      await expect(asleep(page)).toHaveCount(0, { timeout: 3_000 });
    }).toPass();
    await finderAnswers(page);
  });
}

test('a page whose own script did not come asks for it again by itself', async ({ page }) => {
  let tries = 0;
  await page.route('**/page-*.js', (route) => {
    tries += 1;
    return tries < 2 ? route.abort() : route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await comeTo(page, page.locator('.finder'));
  await expect(asleep(page)).toHaveCount(0);
  expect(tries).toBe(2);
  await finderAnswers(page);
});
