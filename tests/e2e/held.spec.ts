import { expect, type Page, test } from '@playwright/test';
import { typefacesShown } from '../../tools/support/typefaces.ts';
import { watchShifts } from './island.ts';
import { held } from './review-words.ts';

/** The typefaces, and a picture without which a page has not loaded. */
const LATE = /\.woff2$|never-there\.avif$/;
const PATHS = ['/', '/ar', '/locations/jvc', '/booking'];

/** The parts of a page that wait for its typefaces. */
const waiting = (page: Page) =>
  page
    .locator('main > section')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'hidden').length,
    );

const stillLoading = (page: Page) =>
  page.addInitScript(() => {
    new Image().src = '/never-there.avif';
  });

/** Opens a page that goes on loading, and whose typefaces are not given up, until they are let through. */
async function openInStandIns(page: Page, path: string): Promise<() => void> {
  const { until, release } = held();
  await stillLoading(page);
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const givingUp = 3_000;
    window.setTimeout = ((act: () => void, ms?: number) =>
      ms === givingUp ? 0 : setTimeout(act, ms)) as typeof window.setTimeout;
  });
  await page.route(LATE, async (route) => {
    await until;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

for (const path of PATHS) {
  test(`${path} lays out what is out of sight once its typefaces are there, and nothing moves`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const release = await openInStandIns(page, path);
    await expect.poll(() => waiting(page)).toBeGreaterThan(0);
    expect(
      await page
        .locator('main > section')
        .evaluateAll((parts) =>
          parts.filter(
            (part) =>
              getComputedStyle(part).contentVisibility === 'hidden' && part.getBoundingClientRect().top < 932,
          ),
        ),
      'seen on the tallest phones',
    ).toEqual([]);
    release();
    await expect.poll(() => waiting(page)).toBe(0);
    expect(await shifts()).toBeLessThan(0.005);
  });
}

for (const [doing, act] of [
  ['scrolls', (page: Page) => page.mouse.wheel(0, 1_200)],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`who ${doing} before the typefaces come waits for nothing`, async ({ page }) => {
    const shifts = await watchShifts(page);
    const release = await openInStandIns(page, '/');
    await expect.poll(() => waiting(page)).toBeGreaterThan(0);
    await act(page);
    await expect.poll(() => waiting(page)).toBe(0);
    release();
    expect(await shifts()).toBeLessThan(0.005);
  });
}

test('who comes for a part of the page finds it before the typefaces come', async ({ page }) => {
  await openInStandIns(page, '/#team');
  const team = page.locator('#team');
  await expect(team).toBeInViewport();
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await team.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(120);
});

test('who comes for words far below finds them', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  const html = await (await page.request.get('/')).text();
  const words = [...html.matchAll(/<h2>([^<]+)</g)][2]?.[1] ?? '';
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
});

test('what never comes is given up, and the page is whole', async ({ page }) => {
  await stillLoading(page);
  await page.route(LATE, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => waiting(page)).toBeGreaterThan(0);
  await expect.poll(() => waiting(page)).toBe(0);
});

test('a wide window waits for nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openInStandIns(page, '/');
  await expect(page.locator('body.held .site-footer')).toBeAttached();
  expect(await waiting(page)).toBe(0);
});

test('a page that has its typefaces holds nothing back', async ({ page }) => {
  await page.goto('/services');
  await typefacesShown(page);
  await page.addInitScript(() => {
    addEventListener('load', () => {
      document.documentElement.dataset.atLoad = document.body.className;
    });
  });
  await page.locator('a[href="/booking"]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-at-load', '');
});
