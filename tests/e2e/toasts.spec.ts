import { expect, type Page, test } from '@playwright/test';
import { editions, english, named } from '../support/editions.ts';
import { acceptReview, answerPost, fieldsOn, fillReview, openProfile, toast } from './review-form.ts';

/** Drags the toast sideways by so many pixels. */
async function pull(page: Page, by: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('There is no toast');
  const [x, y] = [box.x + box.width / 2, box.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 8 });
  await page.mouse.up();
}

for (const edition of editions) {
  const { toasts } = edition.words.barber;
  const ahead = edition.direction === 'rtl' ? -1 : 1;

  test(`dismisses a toast that is dragged far towards the end (${edition.locale})`, async ({ page }) => {
    await openProfile(page, named(edition.team, 'ayman-farouk'));
    await fillReview(page);
    await answerPost(page, acceptReview);
    await fieldsOn(page).submit.click();
    await expect(toast(page)).toContainText(toasts.success.title);
    await pull(page, -90 * ahead);
    await expect(toast(page)).toHaveAttribute('data-state', 'open');
    await pull(page, 90 * ahead);
    await expect(toast(page)).toHaveCount(0);
  });
}

test('returns focus to the form when a key closes a toast, and ignores F8 without one', async ({ page }) => {
  await openProfile(page, named(english.team, 'ayman-farouk'));
  await fillReview(page);
  const { submit, name } = fieldsOn(page);
  const title = page.getByRole('heading', { name: english.words.barber.form.title });
  await answerPost(page, (route) => route.fulfill({ status: 503 }));
  await submit.press('Enter');
  const list = page
    .getByRole('region', { name: `${english.words.barber.toasts.label} (F8)` })
    .getByRole('list');
  await expect(list).toBeAttached();
  await page.keyboard.press('F8');
  await expect(list).toBeFocused();
  await toast(page).getByRole('button', { name: english.words.barber.toasts.close }).press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(submit).toBeFocused();
  await answerPost(page, acceptReview);
  await submit.press('Enter');
  await toast(page).getByRole('button', { name: english.words.barber.toasts.close }).press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await expect(title).toBeFocused();
  await name.focus();
  await page.keyboard.press('F8');
  await expect(name).toBeFocused();
});
