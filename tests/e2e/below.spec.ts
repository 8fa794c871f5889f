import { expect, type Page, test } from '@playwright/test';
import { watchShifts } from './island.ts';

const LONG = [
  '/',
  '/locations/al-barsha',
  '/fade-haircut-dubai',
  '/services',
  '/press-kit',
  '/blog/grooming-tips-dubai',
  '/barber/ayman-farouk',
];

// Late typefaces are a story of their own.
test.beforeEach(async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  // What other stories write does not count here; the figures come late.
  await page.route('**/api/reviews?*', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/reviews/counts?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ json: { received: 3, published: 0, refused: 1, average: 0 } });
  });
});

/** A browser that always has something else to do. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

const skipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > :not(link, script) ~ :not(link, script), .site-footer')]
        .map((part) => part.firstElementChild)
        .filter(
          (first) => first?.checkVisibility() && !first.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
  );
/** A busy machine may paint nothing within a pause: one step is seen before the next. */
const scrollAndPaint = async (y: number) => {
  scrollTo(0, y);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
};
const top = (page: Page, selector: string) =>
  page.evaluate((name) => document.querySelector(name)?.getBoundingClientRect().top ?? NaN, selector);

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of LONG) {
      test(`${path} leaves out what is far below, and scrolled slowly nothing of it moves`, async ({
        page,
      }) => {
        await neverIdle(page);
        const shifts = await watchShifts(page);
        await page.goto(path);
        await expect.poll(() => skipped(page)).toBeGreaterThan(0);
        const guessed = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let y = 0; y < guessed; y += 500) {
          await page.evaluate(scrollAndPaint, y);
          // Slowly, as a thumb does: what wakes on the way has come before it is seen.
          await page.waitForTimeout(60);
        }
        expect(await shifts()).toBe(0);
        const real = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(Math.abs(real - guessed) / real, 'Measure again: node tools/measure-sections.ts').toBeLessThan(
          0.1,
        );
      });
    }

    test('an idle browser lays out the rest by itself, and nothing moves', async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.goto('/');
      await expect.poll(() => skipped(page)).toBe(0);
      expect(await shifts()).toBe(0);
    });

    test('a link to a section from another page lands on it, and nothing moves', async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.goto('/#team');
      await expect.poll(() => top(page, '#team')).toBeLessThan(120);
      const before = await top(page, '#team');
      await page.waitForTimeout(300);
      // Less than a pixel is the browser's own rounding.
      expect(Math.abs((await top(page, '#team')) - before)).toBeLessThan(1);
      expect(before).toBeGreaterThan(-2);
      expect(await shifts()).toBe(0);
    });

    test('gone to another page and back, the place is the same', async ({ page }) => {
      await page.goto('/');
      await page.mouse.wheel(0, 1);
      await page.locator('#team').scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      const before = await top(page, '#team');
      await page.goto('/services');
      await page.goBack();
      await expect.poll(async () => Math.abs((await top(page, '#team')) - before)).toBeLessThan(60);
    });
  });
}

test('what is far below is found, and printed', async ({ page }) => {
  await page.goto('/');
  const found = await page.evaluate(() => {
    const { find } = window as unknown as { find: (text: string) => boolean };
    return find(document.querySelector('main > section:last-of-type h2')?.textContent ?? '');
  });
  expect(found).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await skipped(page)).toBe(0);
});
