import { expect, type Page, test } from '@playwright/test';
import { editions, named } from '../support/editions.ts';
import { violations } from '../support/violations.ts';
import { watchShifts } from './island.ts';

const [english, arabic] = editions as [(typeof editions)[0], (typeof editions)[0]];
const pairs = [
  { here: english, there: arabic },
  { here: arabic, there: english },
];
// Nothing is kept yet.
test.use({ storageState: { cookies: [], origins: [] } });

const offerOn = (page: Page) => page.locator('.language-offer');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

/** Until whatever comes once the page has loaded would be there. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

for (const { here, there } of pairs) {
  test.describe(`from ${here.locale} to ${there.locale}`, () => {
    test.describe('whose browser speaks the language of the page', () => {
      test.use({ locale: here.tag });

      test('the switch leads to the same page with what it was asked for, and is kept', async ({ page }) => {
        const { slug } = named(here.branches, 'jvc');
        await page.goto(`${here.href('book', { branch: slug })}#main`);
        await settled(page);
        await expect(offerOn(page)).toBeHidden();
        await page.locator('.site-header .language-link').click();
        await expect(page).toHaveURL(`${there.href('book', { branch: slug })}#main`);
        expect(await kept(page)).toBe(there.locale);
        await settled(page);
        // The browser speaks the other one, but he has chosen.
        await expect(offerOn(page)).toBeHidden();
      });
    });

    test.describe('whose browser prefers the other language', () => {
      test.use({ locale: there.tag });

      test('is offered it by one line that moves nothing, follows it, and is not asked again', async ({
        page,
      }) => {
        const shifts = await watchShifts(page);
        await page.goto(`${here.href('book')}?branch=jvc`);
        const link = offerOn(page).getByRole('link', {
          name: there.words.interface.language.offer.offer,
        });
        await expect(link).toBeVisible();
        // The typefaces of a busy machine come late; the line itself lies over the page.
        expect(await shifts()).toBeLessThan(0.01);
        expect(await violations(page, { part: '.language-offer' })).toEqual([]);
        for (const target of await offerOn(page).locator('a, button').all()) {
          const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }
        await link.click();
        await expect(page).toHaveURL(`${there.href('book')}?branch=jvc`);
        expect(await kept(page)).toBe(there.locale);
        await page.goto(here.href('services'));
        await settled(page);
        await expect(offerOn(page)).toBeHidden();
      });

      test('closes the line by keyboard for good; until then it covers nothing that has the focus', async ({
        page,
      }) => {
        await page.goto(here.href('services'));
        await expect(offerOn(page)).toBeVisible();
        await page.locator('.site-header .menu-button').focus();
        await page.keyboard.press('Tab');
        await expect(offerOn(page).getByRole('link')).toBeFocused();
        await page.keyboard.press('Tab');
        const close = offerOn(page).getByRole('button', {
          name: there.words.interface.language.offer.close,
        });
        await expect(close).toBeFocused();
        for (let step = 0; step < 40; step += 1) {
          await page.keyboard.press('Tab');
          const covered = await page.evaluate(() => {
            const { activeElement } = document;
            const line = document.querySelector('.language-offer')?.getBoundingClientRect();
            if (!line || !activeElement?.closest('main, .site-footer')) return false;
            const { top, bottom } = activeElement.getBoundingClientRect();
            return top < line.bottom && bottom > line.top;
          });
          expect(covered).toBe(false);
        }
        await close.press('Enter');
        await expect(offerOn(page)).toBeHidden();
        await page.goto(here.href('locations'));
        await settled(page);
        await expect(offerOn(page)).toBeHidden();
      });
    });
  });
}

test.describe('whose browser speaks neither', () => {
  test.use({ locale: 'fr-FR' });

  test('is offered nothing', async ({ page }) => {
    await page.goto(english.href('home'));
    await settled(page);
    await expect(offerOn(page)).toBeHidden();
  });
});
