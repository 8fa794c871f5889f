import { expect, type Page, test } from '@playwright/test';
import { errorsOf } from './island.ts';

const layer = (page: Page) => page.evaluate(() => window.dataLayer ?? []);
/** Clicks count, but the chat itself stays closed. */
const stayHere = (page: Page) =>
  page.addInitScript(() => addEventListener('click', (event) => event.preventDefault(), { capture: false }));

test.use({ viewport: { width: 1440, height: 900 } });

test('what visitors do is reported once, to the data layer and to the server', async ({ page }) => {
  await stayHere(page);
  const errors = errorsOf(page);
  await page.goto('/locations/barsha-heights');
  await expect
    .poll(() => layer(page))
    .toEqual([{ event: 'page_view', section: 'location', location: 'barsha-heights' }]);
  const answered = page.waitForResponse('**/api/events');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.locator('main').getByRole('link', { name: 'Call', exact: false }).first().click();
  await page.locator('footer').getByRole('link', { name: 'Instagram' }).click();
  await page.locator('footer').getByRole('link', { name: 'Beard Trims' }).click();
  expect((await layer(page)).slice(1)).toEqual([
    { event: 'navigation', section: 'header', location: 'blog' },
    { event: 'call_click', section: 'phone_number', location: 'barsha-heights' },
    { event: 'social_click', section: 'footer', location: 'instagram' },
    { event: 'footer_link', section: 'footer', location: 'beardTrim' },
  ]);
  expect((await answered).status()).toBe(204);
  expect(errors).toEqual([]);
});

test('a page opens at its top, and going back keeps the place', async ({ page }) => {
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

test('who scrolls before the scripts have come stays there', async ({ page }) => {
  await page.route('**/_astro/page-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const script = page.waitForResponse(/\/page-[\w-]+\.js$/);
  await page.goto('/services', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  await script;
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('who is led to a word from elsewhere stays there, whenever the browser finds it', async ({ page }) => {
  const script = page.waitForResponse(/\/page-[\w-]+\.js$/);
  await page.addInitScript(() => {
    // As a browser does that finds the word while the page's script sets to work.
    new MutationObserver((_, observer) => {
      const own = document.querySelector('script[src*="/page-"]');
      if (!own) return;
      observer.disconnect();
      own.addEventListener('load', () => scrollTo(0, 700));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/services');
  await script;
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('no page asks another host for anything', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  for (const path of ['/', '/services', '/locations/jvc', '/booking', '/best-barbershop-dubai']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(foreign).toEqual([]);
});

test('with reduced motion nothing moves', async ({ page }) => {
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
