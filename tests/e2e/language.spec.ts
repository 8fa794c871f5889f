import { expect, type Page, test } from '@playwright/test';
import { arabic, english } from '../support/editions.ts';
import { violations } from '../support/violations.ts';
import { watchShifts } from './island.ts';

// Nothing is stored yet.
test.use({ storageState: { cookies: [], origins: [] } });

const offerOn = (page: Page) => page.locator('.language-offer');
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

/** Waits until a late offer of another language would be visible. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

for (const [here, there] of [
  [english, arabic],
  [arabic, english],
] as const) {
  test.describe(`in ${here.locale}, with a browser in the language of the page`, () => {
    test.use({ locale: here.tag });

    test('switches to the same page with its parameters, and remembers the choice', async ({ page }) => {
      await page.goto(`${here.href('book', { branch: 'jvc' })}#main`);
      await settled(page);
      await expect(offerOn(page)).toBeHidden();
      await page.locator('.site-header .language-link').click();
      await expect(page).toHaveURL(`${there.href('book', { branch: 'jvc' })}#main`);
      expect(await storedLanguage(page)).toBe(there.locale);
      await settled(page);
      // The browser prefers the other language, but the visitor has chosen.
      await expect(offerOn(page)).toBeHidden();
    });
  });
}

test.describe('with a browser that prefers Arabic', () => {
  test.use({ locale: arabic.tag });
  const { offer } = arabic.words.interface.language;

  test('offers Arabic in a line without a layout shift, follows it, and asks only once', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto('/booking?branch=jvc');
    const link = offerOn(page).getByRole('link', { name: offer.offer });
    await expect(link).toBeVisible();
    // Fonts arrive late on a busy machine; the line itself overlays the page.
    expect(await shifts()).toBeLessThan(0.01);
    expect(await violations(page, { part: '.language-offer' })).toEqual([]);
    for (const target of await offerOn(page).locator('a, button').all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await link.click();
    await expect(page).toHaveURL('/ar/booking?branch=jvc');
    expect(await storedLanguage(page)).toBe('ar');
    await page.goto('/services');
    await settled(page);
    await expect(offerOn(page)).toBeHidden();
  });

  test('dismisses the offer permanently by keyboard', async ({ page }) => {
    await page.goto('/services');
    await expect(offerOn(page)).toBeVisible();
    await page.locator('.site-header .menu-button').focus();
    await page.keyboard.press('Tab');
    await expect(offerOn(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(offerOn(page).getByRole('button', { name: offer.close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(offerOn(page)).toBeHidden();
    await page.goto('/locations');
    await settled(page);
    await expect(offerOn(page)).toBeHidden();
  });
});

test.describe('with a browser in neither language', () => {
  test.use({ locale: 'fr-FR' });

  test('offers no other language', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await expect(offerOn(page)).toBeHidden();
  });
});
