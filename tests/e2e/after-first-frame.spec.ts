import { expect, type Page, test } from '@playwright/test';
import { typefacesShown } from '../../tools/support/typefaces.ts';

const LATER = /\.(?:js|woff2)$|after-first-frame|lattice|\/api\/branches$/;

/** When each script and typeface was asked for, against the first contentful paint; milliseconds. */
const askedBefore = (page: Page) =>
  page.evaluate((later) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => new RegExp(later).test(name))
      .map(({ name, startTime }) => ({ name, early: startTime < painted }));
  }, LATER.source);

for (const path of ['/', '/booking', '/barber/ayman-farouk', '/ar']) {
  test(`${path} asks for scripts and typefaces once its first frame stands`, async ({ page }) => {
    await page.goto(path);
    await typefacesShown(page);
    await expect.poll(async () => (await askedBefore(page)).length).toBeGreaterThan(3);
    expect((await askedBefore(page)).filter(({ early }) => early)).toEqual([]);
  });
}

test('who comes from a page of ours sees no letter change: its typefaces are there from the start', async ({
  page,
}) => {
  await page.goto('/services');
  await typefacesShown(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const began = [...document.fonts].find(({ family }) => family === 'house-text');
      // Should they have gone from what the browser keeps, words are read all the same.
      document.documentElement.dataset.began = began?.display ?? '';
    });
  });
  await page.locator('a[href="/booking"]:visible').first().click();
  await page.waitForURL('/booking');
  await expect(page.locator('html')).toHaveAttribute('data-began', 'swap');
});

test('without scripts the typefaces are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/services');
  // Without scripts, nothing can be asked of the page but what it draws: the faces were fetched.
  const fonts = page.waitForRequest(/\.woff2$/);
  await page.reload();
  await fonts;
  await context.close();
});

test('a browser that says nothing of its frames gets everything within seconds', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof PerformanceObserver;
  });
  await page.goto('/');
  await typefacesShown(page);
  expect(await page.evaluate(() => document.fonts.check('16px house-text'))).toBe(true);
});

test('without scripts no sheet that never comes holds up the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.route(/after-first-frame|typefaces/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is painted, and not only read, is more than the ground.
  const { length } = await page.screenshot();
  expect(length).toBeGreaterThan(20_000);
  await context.close();
});
