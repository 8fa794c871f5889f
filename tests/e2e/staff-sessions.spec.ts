import { expect, type Page, test } from '@playwright/test';
import { fillSignIn, PASSWORD, signInByForm, withAccount } from './staff.ts';

const EMAIL = 'noor@example.com';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial' });

const signIn = (page: Page) => signInByForm(page, EMAIL);

withAccount(EMAIL, 'Noor');

test('follows sign-out and sign-in in another tab', async ({ page, context }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const other = await context.newPage();
  await other.goto('/staff');
  await other.getByText('Noor', { exact: true }).click();
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  for (const tab of [other, page]) await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect((await page.request.get('/api/staff/me')).status()).toBe(401);
  await signIn(other);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
});

test('leads from a link without a session to the sign-in, and from there to the screen or the download', async ({
  page,
}) => {
  await page.goto('/staff#insights');
  await fillSignIn(page, EMAIL);
  await expect(page.getByRole('link', { name: 'Download CSV' })).toBeVisible();
  await page.context().clearCookies();
  // The window shows a page of the site, not the JSON of the server.
  await page.goto('/api/staff/insights.csv?days=30');
  const download = page.waitForEvent('download');
  await fillSignIn(page, EMAIL);
  expect((await download).suggestedFilename()).toBe('jk-masters-30-days.csv');
});

test('lists sessions, ends one, and changes the password', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  await expect(other.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await signIn(page);
  await page.getByText('Noor', { exact: true }).click();
  await page.getByRole('link', { name: 'Devices and password' }).click();
  await expect(page.getByText('this device')).toBeVisible();
  await page
    .getByRole('button', { name: /^End(?! all)/ })
    .first()
    .click();
  await expect(page.getByText('That session has ended.')).toBeVisible();

  const change = async (current: string, password: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill(password);
    await page.keyboard.press('Enter');
  };
  await change('not the password', 'another long password');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await change(PASSWORD, 'Password2026!');
  await expect(page.getByText(/that others would not guess/)).toBeVisible();
  await change(PASSWORD, 'another long password');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);
  await change('another long password', PASSWORD);
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await other.context().close();
});
