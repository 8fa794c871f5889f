import { expect, type Page, test } from '@playwright/test';
import { filterBy, jk, readByVisitors, signInAs, submitReview } from './staff.ts';

const EMAIL = 'rania@example.com';
const BARBER = 'bilal-mansour';
const TARGET = 44;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  jk('staff', 'add', EMAIL, 'Rania');
});
test.afterAll(() => {
  jk('staff', 'remove', EMAIL);
});

const rows = (page: Page) => page.locator('.console-review');
const undo = (page: Page) => page.locator('.console-action-bar').getByRole('button', { name: 'Undo' });
const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
async function enter(page: Page, ...reviews: string[]): Promise<void> {
  for (const review of reviews) await submitReview(page, BARBER, { review });
  await signInAs(page, EMAIL);
  await filterBy(page, 'Barber', 'Bilal Mansour');
}

test('every target is 44 px or more, and the whole card selects', async ({ page }) => {
  await enter(page, 'Selected by a thumb');
  const small = await page.evaluate((least) => {
    const pressed = 'a, button, summary, label:has(input), select, textarea, input:not(label input)';
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((element) => element.checkVisibility() && !element.closest('.hidden-text'))
      .map((element) => ({ html: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < least || box.width < 24)
      .map(({ html, box }) => `${html}: ${box.width} x ${box.height}`);
  }, TARGET);
  expect(small).toEqual([]);
  await page.getByText('Selected by a thumb').tap();
  await expect(page.getByText('1 selected')).toBeVisible();
  // In reach of the thumb that holds the phone.
  const approve = await boxOf(page, '.console-selection .button');
  expect(approve.y).toBeGreaterThan(844 / 2);
  expect(approve.y + approve.height).toBeLessThanOrEqual(844);
  expect(approve.height).toBeGreaterThanOrEqual(TARGET);
  await page.getByText('Selected by a thumb').tap();
  await expect(page.getByText('1 selected')).toBeHidden();
});

/** Time stands still but for what the story lets pass, so that a slow machine does not use up the ten seconds. */
async function holdTime(page: Page): Promise<(count: number) => Promise<void>> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return (count) =>
    expect(async () => {
      await page.clock.runFor(20);
      expect(await rows(page).count()).toBe(count);
    }).toPass({ timeout: 30_000 });
}

test('a decision stands at once, and the way back stands at the thumb for ten seconds', async ({ page }) => {
  await page.clock.install();
  await enter(page);
  await expect(rows(page).first()).toBeVisible();
  const count = await rows(page).count();
  const rowsCome = await holdTime(page);
  await rows(page).first().getByRole('button', { name: 'Approve' }).tap();
  await rowsCome(count - 1);
  expect(await readByVisitors(page, BARBER)).toHaveLength(1);
  const box = (await undo(page).boundingBox()) ?? { y: 0, height: 0 };
  expect(box.y).toBeGreaterThan(844 / 2);
  expect(box.height).toBeGreaterThanOrEqual(TARGET);
  await page.clock.runFor(9_000);
  await undo(page).tap();
  await rowsCome(count);
  expect(await readByVisitors(page, BARBER)).toEqual([]);

  await rows(page).first().getByRole('button', { name: 'Approve' }).tap();
  await rowsCome(count - 1);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(10_100);
  await expect(undo(page)).toHaveCount(0);
  // Later it is taken back where it went.
  await page.clock.resume();
  await filterBy(page, 'Status', 'Published');
  await rows(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Back in the queue: Omar')).toBeVisible();
  expect(await readByVisitors(page, BARBER)).toEqual([]);
});

test('a tab that is closed within the ten seconds loses nothing, and the trail keeps both acts', async ({
  page,
  context,
}) => {
  await enter(page, 'Decided and left');
  await rows(page).filter({ hasText: 'Decided and left' }).getByRole('button', { name: 'Approve' }).tap();
  await expect(undo(page)).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.goto('/staff');
  expect(await readByVisitors(later, BARBER)).toEqual(['Decided and left']);
  await filterBy(later, 'Barber', 'Bilal Mansour');
  await filterBy(later, 'Status', 'Published');
  await rows(later).getByRole('button', { name: 'Undo' }).tap();
  await expect(later.getByText('Back in the queue: Omar')).toBeVisible();
  await later.getByRole('link', { name: 'Trail' }).tap();
  const ours = later.getByRole('listitem').filter({ hasText: 'Bilal Mansour' });
  await expect(ours.nth(0)).toContainText(`${EMAIL} took a decision back`);
  await expect(ours.nth(1)).toContainText(`${EMAIL} approved a review`);
});

test('without a connection nothing is said to be done', async ({ page, context }) => {
  await enter(page);
  const count = await rows(page).count();
  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await rows(page).first().getByRole('button', { name: 'Approve' }).tap();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await expect(rows(page)).toHaveCount(count);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(rows(page)).toHaveCount(count - 1);
});
