import { expect, type Page, test } from '@playwright/test';
import { english, named } from '../support/editions.ts';
import { visit } from './first-visit.ts';
import { comeTo } from './island.ts';
import {
  answerPost,
  awake,
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

test('sends a waiting review from another page, and waits for the button after more typing', async ({
  page,
  context,
}) => {
  await pressedOffline(page);
  const keys = await keysTaken(page);
  const kept = await page.evaluate(() => localStorage['review-waiting:ayman-farouk']);
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(english.href('services'));
  await expect(page.locator('main').getByRole('status').filter({ hasText: words.received })).toBeVisible();
  expect(keys).toEqual([JSON.parse(kept).key]);

  await openProfile(page, ayman);
  await expect(fieldsOn(page).review).toHaveValue('');
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

test('keeps a waiting review that the server cannot take yet, and sends it from the next page', async ({
  page,
  context,
}) => {
  await pressedOffline(page);
  await page.goto('about:blank');
  await context.setOffline(false);
  await answerPost(page, (route) => route.fulfill({ status: 503 }));
  const refused = page.waitForResponse('**/api/reviews');
  await page.goto(english.href('home'));
  await refused;
  const keys = await keysTaken(page);
  await page.goto(english.href('locations'));
  await expect(page.locator('main').getByRole('status').filter({ hasText: words.received })).toBeVisible();
  expect(keys).toHaveLength(1);
  await page.reload({ waitUntil: 'networkidle' });
  expect(keys).toHaveLength(1);
});

test.describe('with an offline copy of the page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('says again after a reload that a review waits', async ({ page, context }) => {
    await visit(page, ayman.href);
    await context.setOffline(true);
    const come = async () => {
      await comeTo(page, page.locator('.reviews'));
      await awake(page);
    };
    await come();
    await write(page);
    await fieldsOn(page).submit.click();
    await expect(form(page).getByRole('status').first()).toHaveText(words.failures.waiting);
    await page.reload();
    await come();
    await expect(form(page).getByRole('status').first()).toHaveText(words.failures.waiting);
    await expectWritten(page);
  });
});
