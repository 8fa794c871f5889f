import { expect, type Page, test } from '@playwright/test';

const PHOTO =
  '<span class="portrait" data-portrait=""><svg width="88" height="88"></svg><span class="scene"><picture><img alt="" width="88" height="110" src="/portrait.png"></picture></span></span>';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A profile with a photo that loads when the test allows it. */
async function visitProfile(page: Page, answer: 'comes' | 'fails'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/portrait.png', async (route) => {
    await promise;
    await (answer === 'comes' ? route.fulfill({ contentType: 'image/png', body: PIXEL }) : route.abort());
  });
  await page.route('/barber/ayman-farouk', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<div class="barber-portrait">)/, `$1${PHOTO}`);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/barber/ayman-farouk', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.dataLayer);
  return resolve;
}

const photo = (page: Page) => page.locator('[data-portrait] img');
/** The length of each fade that ran after the photo had loaded. */
const watchFades = (page: Page) =>
  photo(page).evaluate((img: HTMLImageElement) => {
    Object.assign(window, { fades: [] });
    img.addEventListener('load', () => {
      const lengths = img
        .getAnimations()
        .map(({ currentTime, playState, effect }) => [
          playState,
          Number(currentTime),
          Number(effect?.getComputedTiming().activeDuration),
        ]);
      Object.assign(window, { fades: lengths });
    });
  });
const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: unknown[] }).fades);

test("fades a barber's photo in when it has loaded", async ({ page }) => {
  const come = await visitProfile(page, 'comes');
  await photo(page).evaluate((img) => Promise.all(img.getAnimations().map(({ finished }) => finished)));
  await watchFades(page);
  come();
  await expect.poll(() => fades(page)).toEqual([['running', 0, 240]]);
  await expect(photo(page)).toHaveCSS('opacity', '1');
});

test('shows the photo without animation with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const come = await visitProfile(page, 'comes');
  await watchFades(page);
  come();
  await expect
    .poll(async () => ((await fades(page)) as number[][]).map(([, , length]) => length))
    .toEqual([0]);
  await expect(photo(page)).toHaveCSS('opacity', '1');
});

test('keeps the medallion when the photo fails', async ({ page }) => {
  const come = await visitProfile(page, 'fails');
  come();
  await expect(photo(page)).toHaveCount(0);
  await expect(page.locator('[data-portrait] svg')).toBeVisible();
});
