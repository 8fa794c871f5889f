import { expect, type Page, test } from '@playwright/test';
import { english, named } from '../support/editions.ts';
import { scrollToIsland, visitAndCache } from './island.ts';
import {
  acceptReview,
  answerPost,
  expectFilled,
  fieldsOn,
  fillReview,
  reviewForm as form,
  hydrated,
  openProfile,
  toast,
} from './review-form.ts';

const { form: words, toasts } = english.words.barber;
const ayman = named(english.team, 'ayman-farouk');

/** Idempotency keys of the reviews that the server receives from now on. */
async function keysReceived(page: Page): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await answerPost(page, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return acceptReview(route);
  });
  return keys;
}

/** Submits a review while the browser is offline. */
async function submitOffline(page: Page): Promise<void> {
  await openProfile(page, ayman);
  await fillReview(page);
  await page.unroute('**/api/reviews');
  await page.context().setOffline(true);
  await fieldsOn(page).submit.click();
  await expect(form(page).getByRole('status').first()).toHaveText(words.failures.waiting);
  await expect(toast(page)).toHaveCount(0);
}

test('sends a review written offline once, when the network is back', async ({ page, context }) => {
  await submitOffline(page);
  await expectFilled(page);
  const keys = await keysReceived(page);
  await context.setOffline(false);
  await expect(toast(page)).toContainText(toasts.success.title);
  await expect(fieldsOn(page).review).toHaveValue('');
  // Going offline and online again does not send it twice.
  await context.setOffline(true);
  await context.setOffline(false);
  await page.waitForTimeout(500);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{32}$/)]);
});

test('sends a waiting review from another page, but not one edited since', async ({ page, context }) => {
  await submitOffline(page);
  const keys = await keysReceived(page);
  const stored = await page.evaluate(() => localStorage['review-waiting:ayman-farouk']);
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(english.href('services'));
  await expect(page.locator('main').getByRole('status').filter({ hasText: words.received })).toBeVisible();
  expect(keys).toEqual([JSON.parse(stored).key]);

  await openProfile(page, ayman);
  await expect(fieldsOn(page).review).toHaveValue('');
  await fillReview(page);
  await page.unroute('**/api/reviews');
  await context.setOffline(true);
  await fieldsOn(page).submit.click();
  await fieldsOn(page).review.press('End');
  await fieldsOn(page).review.pressSequentially(' And more.');
  await expect(form(page)).not.toContainText(words.failures.waiting);
  const later = await keysReceived(page);
  await context.setOffline(false);
  await page.waitForTimeout(500);
  expect(later).toEqual([]);
});

test('keeps a waiting review after a 503, and sends it from the next page', async ({ page, context }) => {
  await submitOffline(page);
  await page.goto('about:blank');
  await context.setOffline(false);
  await answerPost(page, (route) => route.fulfill({ status: 503 }));
  const refused = page.waitForResponse('**/api/reviews');
  await page.goto(english.href('home'));
  await refused;
  const keys = await keysReceived(page);
  await page.goto(english.href('locations'));
  await expect(page.locator('main').getByRole('status').filter({ hasText: words.received })).toBeVisible();
  expect(keys).toHaveLength(1);
  await page.reload({ waitUntil: 'networkidle' });
  expect(keys).toHaveLength(1);
});

test.describe('with an offline copy of the page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('repeats after a reload that a review is waiting to be sent', async ({ page, context }) => {
    await visitAndCache(page, ayman.href);
    await context.setOffline(true);
    const openForm = async () => {
      await scrollToIsland(page, page.locator('.reviews'));
      await hydrated(page);
    };
    await openForm();
    await fillReview(page);
    await fieldsOn(page).submit.click();
    await expect(form(page).getByRole('status').first()).toHaveText(words.failures.waiting);
    await page.reload();
    await openForm();
    await expect(form(page).getByRole('status').first()).toHaveText(words.failures.waiting);
    await expectFilled(page);
  });
});
