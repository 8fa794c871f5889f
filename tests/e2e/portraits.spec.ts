import { expect, type Page, test } from '@playwright/test';

const PHOTO =
  '<span class="portrait" data-portrait=""><svg width="88" height="88"></svg><span class="scene"><picture><img alt="" width="88" height="110" src="/portrait.png"></picture></span></span>';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens a profile with a photo that loads or fails when the returned function is called. */
async function visitProfile(page: Page, outcome: 'loads' | 'fails'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/portrait.png', async (route) => {
    await promise;
    await (outcome === 'loads' ? route.fulfill({ contentType: 'image/png', body: PIXEL }) : route.abort());
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
      const running = img.getAnimations().filter(({ currentTime }) => Number(currentTime) === 0);
      Object.assign(window, {
        fades: running.map(({ effect }) => effect?.getComputedTiming().activeDuration),
      });
    });
  });
const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: unknown[] }).fades);

for (const [reducedMotion, length] of [
  ['no-preference', 240],
  ['reduce', 0],
] as const)
  test(`fades a photo in for ${length} ms when it has loaded, with ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const release = await visitProfile(page, 'loads');
    await photo(page).evaluate((img) => Promise.all(img.getAnimations().map(({ finished }) => finished)));
    await watchFades(page);
    release();
    await expect.poll(() => fades(page)).toEqual([length]);
    await expect(photo(page)).toHaveCSS('opacity', '1');
  });

test('keeps the medallion when the photo fails', async ({ page }) => {
  const release = await visitProfile(page, 'fails');
  release();
  await expect(photo(page)).toHaveCount(0);
  await expect(page.locator('[data-portrait] svg')).toBeVisible();
});
