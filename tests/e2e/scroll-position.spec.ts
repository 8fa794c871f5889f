import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('opens a page at its top, and restores the position on return', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
});

test('corrects the position 100 ms after a link, unless the visitor scrolls', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      scrollTo(0, 500);
      Object.assign(window, { startedAt: scrollY });
    });
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => (window as unknown as { startedAt: number }).startedAt)).toBe(500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('restores the position after a reload, and scrolls to the fragment of an address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const top = () =>
    page.locator('#locations').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await page.goto('/#locations');
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThan(0);
  await page.evaluate(() => scrollBy(0, 300));
  const before = await top();
  await page.reload();
  // The browser restores the offset before the typefaces have joined, which moves a line or two.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
});

test('keeps the position of a visitor who scrolls before the scripts load', async ({ page }) => {
  await page.route('**/_astro/page*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/services', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  await page.waitForFunction(() => window.dataLayer);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('runs no animation with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving).toEqual([]);
});
