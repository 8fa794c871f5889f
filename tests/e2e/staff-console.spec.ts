import { expect, type Page, test } from '@playwright/test';
import { errorsOf } from './island.ts';
import {
  openQueueOf,
  PASSWORD,
  readByVisitors,
  rows,
  showTab,
  signInByForm,
  submitReview,
  withAccount,
} from './staff.ts';

const EMAIL = 'mona@example.com';
const BARBER = 'tariq-khan';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial' });
withAccount(EMAIL, 'Mona', BARBER);

const submit = (page: Page, review: string) => submitReview(page, BARBER, { review });
const enter = (page: Page) => openQueueOf(page, EMAIL, 'Tariq Khan');

test('keeps what was typed when sign-in is refused, and says why or how long to wait', async ({ page }) => {
  await signInByForm(page, EMAIL, 'not the password');
  const alert = page.locator('.sign-in-error').getByRole('alert');
  await expect(alert).toHaveText('Email or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await expect(page.getByLabel('Password')).toHaveValue('not the password');
  await expect(page.getByLabel('Password')).toBeFocused();
  for (const label of ['Email', 'Password']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription('Email or password is wrong.');
  }
  const refuse = { status: 429, headers: { 'Retry-After': '2' }, json: { detail: 'x' } };
  await page.route('**/sign-in', (route) => route.fulfill(refuse));
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText(/^Too many attempts\. You can try again at \d+:\d\d:\d\d/);
  await page.route('**/sign-in', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('The server did not answer. Please try again.');
});

test('publishes and rejects reviews and undoes a decision by keyboard', async ({ page }) => {
  const errors = errorsOf(page);
  for (const review of ['Oldest', 'Middle', 'Newest']) await submit(page, review);
  await enter(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveTitle(/\d+ waiting · .+ · Staff console/);
  // Outside the list the keys have no effect.
  await page.getByRole('heading', { name: 'Reviews' }).click();
  await page.keyboard.press('a');
  await rows(page).nth(0).click();
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  // Pressing twice publishes one review.
  await page.waitForTimeout(250);
  await page.keyboard.press('a');
  await expect(page.getByText('Published: Omar')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Middle' })).toBeFocused();
  expect(await readByVisitors(page, BARBER)).toEqual(['Newest']);

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Why reject?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  // Removed from the page, not only from view.
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('r');
  // The dialog offers no reason by default.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).filter({ hasText: 'Oldest' })).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.getByText('Back in the queue: Omar')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  await page.getByLabel('Search', { exact: true }).fill('oldest a');
  await expect(rows(page)).toHaveCount(0);
  await page.getByLabel('Search', { exact: true }).fill('oldest');
  await expect(rows(page)).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('restores what was typed after the session ends and staff sign in again', async ({ page }) => {
  await submit(page, 'To be refused');
  await enter(page);
  await showTab(page, 'Public');
  const newest = rows(page).filter({ hasText: 'Newest' });
  await newest.getByLabel('Public reply').fill('Half a reply');
  await page.context().clearCookies();
  await newest.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(newest.getByLabel('Public reply')).toHaveValue('Half a reply');
  await newest.getByRole('button', { name: 'Save reply' }).click();
  await expect(newest.getByText('Saved')).toBeVisible();

  await expect(page).toHaveURL(/[?&]status=published/);
  await page.reload();
  await expect(
    page.locator('.console-queue .seg [aria-pressed=true], .console-queue .seg [aria-current]'),
  ).toContainText('Public');
  await showTab(page, 'Waiting');
  await expect(page).not.toHaveURL(/status=/);
  await rows(page).filter({ hasText: 'To be refused' }).getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Other reason').check();
  await page.getByRole('textbox', { name: 'Other reason' }).fill('Half a reason');
  await page.context().clearCookies();
  await page.keyboard.press('Enter');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Why reject?' });
  await expect(dialog.getByRole('textbox')).toHaveValue('Half a reason');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Rejected: Omar')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('rejects several reviews at once, and undoes it at once', async ({ page }) => {
  await enter(page);
  await rows(page).first().click();
  await page.keyboard.press('x');
  await expect(page.getByText('Selected: 1')).toBeVisible();
  await page.getByLabel('Select all shown').check();
  const bar = page.locator('.console-action-bar');
  await bar.getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Advertising').check();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rejected: 2')).toBeVisible();
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
});
