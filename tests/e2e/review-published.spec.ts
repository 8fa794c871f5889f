import { expect, test } from '@playwright/test';
import { arabic, editions, named } from '../support/editions.ts';
import { scrollToIsland } from './island.ts';
import { fieldsOn, hydrated, toast } from './review-form.ts';
import { filterBy, signInAs, withAccount } from './staff.ts';

const BARBER = 'kareem-haddad';
const EMAIL = 'hind@example.com';

withAccount(EMAIL, 'Hind');

const edition = arabic;
const { toasts, form: words } = edition.words.barber;
const kareem = named(edition.team, BARBER);
// What a visitor of this language would write.
const text = Object.values(edition.words.reviews.items)[0] ?? '';

test('shows a review in every language after staff approve it with its stars in view', async ({ page }) => {
  await page.clock.install();
  await page.goto(kareem.href);
  await scrollToIsland(page, page.locator('.reviews'));
  await hydrated(page);
  const { stars, name, review, submit } = fieldsOn(page);
  await stars(4).check({ force: true });
  await name.fill(kareem.name);
  await review.fill(text);
  // A person takes longer than a second; a faster review would be quarantined.
  await page.clock.fastForward(30_000);
  await submit.click();
  await expect(toast(page)).toContainText(toasts.success.title);
  await expect(page.getByText(words.received)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, EMAIL);
  await filterBy(page, 'Barber', 'Kareem Haddad');
  const row = page.locator('.console-review').filter({ hasText: text });
  await expect(row.locator('.stars svg')).toBeInViewport({ ratio: 1 });
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);

  // The visitor's own tab saw the page before.
  for (const other of editions) {
    await page.goto(named(other.team, BARBER).href);
    await scrollToIsland(page, page.locator('.reviews'));
    const shown = page.locator('.review').filter({ hasText: text });
    await expect(shown).toHaveCount(1);
    await expect(shown.locator('.stars')).toHaveText(
      other.fill(other.words.barber.reviews.stars, { rating: '4' }),
    );
    await expect(shown.locator('.typed')).toHaveCSS('direction', edition.direction);
    await expect(shown).toContainText(other.words.barber.reviews.recent);
  }
});
