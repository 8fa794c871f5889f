import { expect, type Page, test } from '@playwright/test';
import { filterBy, jk, readByVisitors, signInAs, submitReview } from './staff.ts';

const EMAIL = 'huda@example.com';
const BARBER = 'youssef-amrani';

test.use({ viewport: { width: 1440, height: 900 } });
// One account for all: the stories take turns.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  jk('staff', 'add', EMAIL, 'Huda');
});
test.afterAll(() => {
  jk('staff', 'remove', EMAIL);
});

const rows = (page: Page) => page.locator('.console-review');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

/** Goes on with Tab, as a person does, to what has that name; never over the body. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'textbox' = 'button',
): Promise<void> {
  const focused = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    if (await focused.count()) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Notes whenever nothing has the focus for longer than a frame. */
async function watchFocus(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const lost = { frames: 0 };
    Object.assign(window, { lost });
    const look = () => {
      if (document.activeElement === document.body) lost.frames += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { lost: { frames: number } }).lost.frames);
}

test('with Tab and Enter alone: approve, reject, take back, reply; the focus is never lost', async ({
  page,
}) => {
  for (const review of ['First', 'Second', 'Third']) await submitReview(page, BARBER, { review });
  await signInAs(page, EMAIL);
  await filterBy(page, 'Barber', 'Youssef Amrani');
  await expect(rows(page)).toHaveCount(3);
  const lost = await watchFocus(page);

  await tabTo(page, 'Approve Omar');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Third')).toHaveCount(0);
  await expect(row(page, 'Second')).toBeFocused();
  expect(await readByVisitors(page, BARBER)).toEqual(['Third']);

  await tabTo(page, 'Refuse Omar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Why is it refused?' })).toBeVisible();
  await page.getByLabel('Insults somebody').press('Space');
  await tabTo(page, 'Refuse');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Second')).toHaveCount(0);
  await expect(row(page, 'First')).toBeFocused();

  // The way back is one step away from the review that has the focus.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Back in the queue: Omar')).toBeVisible();
  await expect(row(page, 'Second')).toBeFocused();

  for (const text of ['Second', 'First']) {
    await tabTo(page, 'Approve Omar');
    await page.keyboard.press('Enter');
    await expect(row(page, text)).toHaveCount(0);
  }
  // Nothing is left in the list: the work goes on at its heading.
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeFocused();
  expect(await lost()).toBe(0);

  await filterBy(page, 'Status', 'Published');
  await expect(rows(page)).toHaveCount(3);
  await tabTo(page, 'Public reply', 'textbox');
  await page.keyboard.type('Thank you.');
  await tabTo(page, 'Save reply');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save reply' }).first()).toBeFocused();

  await tabTo(page, 'Undo Omar');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toBeFocused();
  expect(await lost()).toBe(0);
});

test('where the server does not answer, the focus goes to the heading, and nothing is decided', async ({
  page,
}) => {
  await submitReview(page, BARBER, { review: 'Unlucky' });
  await signInAs(page, EMAIL);
  await filterBy(page, 'Barber', 'Youssef Amrani');
  const button = row(page, 'Unlucky').getByRole('button', { name: 'Approve' });
  await page.route('**/decisions', (route) => route.abort());
  await button.click();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await expect(row(page, 'Unlucky')).toBeVisible();
  await expect(button).toBeFocused();
  await page.unroute('**/decisions');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(row(page, 'Unlucky')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  for (const section of ['Trail', 'Insights']) {
    await page.route('**/api/staff/{audit,insights}*', (route) => route.abort());
    await page.getByRole('link', { name: section }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/staff/{audit,insights}*');
    await again.press('Enter');
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('heading', { name: section, level: 2 })).toBeFocused();
  }
});
