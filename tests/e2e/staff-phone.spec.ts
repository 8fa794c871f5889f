import { expect, type Locator, type Page, test } from '@playwright/test';
import { openQueueOf, readByVisitors, rows, submitReview, withAccount } from './staff.ts';

const EMAIL = 'rania@example.com';
const BARBER = 'bilal-mansour';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial' });
withAccount(EMAIL, 'Rania', BARBER);

const undo = (page: Page) => page.locator('.console-action-bar').getByRole('button', { name: 'Undo' });
/** Signs in; returns the row of a review that only this attempt of this test uses. */
async function enter(page: Page): Promise<{ review: string; row: Locator }> {
  const review = `${test.info().title}, try ${test.info().retry}`;
  await submitReview(page, BARBER, { review });
  await openQueueOf(page, EMAIL, 'Bilal Mansour');
  return { review, row: rows(page).filter({ hasText: review }) };
}

test('shows a decision at once with undo within reach of the thumb', async ({ page }) => {
  const { review, row } = await enter(page);
  await row.getByRole('button', { name: 'Approve' }).tap();
  await expect(row).toHaveCount(0);
  expect(await readByVisitors(page, BARBER)).toContain(review);
  const box = (await undo(page).boundingBox()) ?? { y: 0, height: 0 };
  expect(box.y).toBeGreaterThan(844 / 2);
  expect(box.height).toBeGreaterThanOrEqual(44);
  await undo(page).tap();
  await expect(row).toHaveCount(1);
  expect(await readByVisitors(page, BARBER)).not.toContain(review);
});

test('does not report success without a connection', async ({ page, context }) => {
  const { row } = await enter(page);
  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await row.getByRole('button', { name: 'Approve' }).tap();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await expect(row).toHaveCount(1);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(row).toHaveCount(0);
});

test('ignores a quick second tap, so that the next review is not published unread', async ({ page }) => {
  const gaps = [60, 250, 600];
  const about = `${test.info().title}, try ${test.info().retry}`;
  for (const nth of [...gaps, 'last']) await submitReview(page, BARBER, { review: `${about}: ${nth}` });
  await enter(page);
  await page.getByLabel('Search', { exact: true }).fill(about);
  // Without the review that `enter` sends.
  const ours = rows(page).filter({ hasText: `${about}: ` });
  await expect(ours).toHaveCount(4);
  for (const [index, gap] of gaps.entries()) {
    const approve = ours.first().getByRole('button', { name: 'Approve' });
    await approve.tap({ trial: true });
    const box = await approve.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(gap);
    await page.touchscreen.tap(x, y);
    await expect(ours).toHaveCount(3 - index);
  }
  expect((await readByVisitors(page, BARBER)).filter((review) => review.startsWith(about))).toHaveLength(3);
});
