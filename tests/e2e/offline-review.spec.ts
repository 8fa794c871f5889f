import { expect, type Page, test } from '@playwright/test';
import { english, named } from '../support/editions.ts';
import { comeTo } from './island.ts';
import {
  answerPost,
  expectWritten,
  fieldsOn,
  reviews as form,
  openProfile,
  taken,
  toast,
  write,
} from './review-words.ts';

const { form: words, toasts } = english.words.barber;
const ayman = named(english.team, 'ayman-farouk');

/** The keys of the reviews that reach the server from now on. */
async function keysTaken(page: Page): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await answerPost(page, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return taken(route);
  });
  return keys;
}

/** Writes a review and presses the button while there is no network. */
async function pressedOffline(page: Page): Promise<void> {
  await openProfile(page, ayman);
  await write(page);
  await page.unroute('**/api/reviews');
  await page.context().setOffline(true);
  await fieldsOn(page).submit.click();
  await expect(form(page).getByRole('status').first()).toHaveText(words.failures.waiting);
  await expect(toast(page)).toHaveCount(0);
}

test('sends a review written offline once, when the network is back', async ({ page, context }) => {
  await pressedOffline(page);
  await expectWritten(page);
  const keys = await keysTaken(page);
  await context.setOffline(false);
  await expect(toast(page)).toContainText(toasts.success.title);
  await expect(fieldsOn(page).review).toHaveValue('');
  // A changing network sends nothing again.
  await context.setOffline(true);
  await context.setOffline(false);
  await page.waitForTimeout(500);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
});

test('keeps a waiting review when the page closes, and waits for the button after more typing', async ({
  page,
  context,
}) => {
  await pressedOffline(page);
  const keys = await keysTaken(page);
  const kept = await page.evaluate(() => localStorage['review-waiting:ayman-farouk']);
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(ayman.href);
  await comeTo(page, page.locator('.reviews'));
  await expect(toast(page)).toContainText(toasts.success.title);
  expect(keys).toEqual([JSON.parse(kept).key]);

  await write(page);
  await page.unroute('**/api/reviews');
  await context.setOffline(true);
  await fieldsOn(page).submit.click();
  await fieldsOn(page).review.press('End');
  await fieldsOn(page).review.pressSequentially(' And more.');
  await expect(form(page)).not.toContainText(words.failures.waiting);
  const later = await keysTaken(page);
  await context.setOffline(false);
  await page.waitForTimeout(500);
  expect(later).toEqual([]);
});
