import { expect, type Page, test } from '@playwright/test';
import { violations } from '../support/violations.ts';
import { openFilters, PASSWORD, rows, signInAs, submitReview, withAccount } from './staff.ts';

const OWNER = 'hana@example.com';

test.describe.configure({ mode: 'serial' });
withAccount(OWNER, 'Hana');

const newBrowser = async (page: Page, locale = 'en-AE') =>
  (await page.context().browser()?.newContext({ locale }))?.newPage() ?? page;
const openPeople = async (page: Page) => {
  await signInAs(page, OWNER);
  await page.goto('/staff#people');
  await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeVisible();
};

/** Returns the link that the owner passes on. */
async function invite(
  page: Page,
  name: string,
  role: 'Moderator' | 'Branch',
  branch?: string,
): Promise<string> {
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(`${name}@example.com`);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel(role, { exact: true }).check();
  if (branch) await dialog.getByLabel(branch).check();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`Send this link to ${name}`)).toBeVisible();
  return page.getByLabel('Link', { exact: true }).inputValue();
}

async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

const sectionsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allInnerTexts();

test('lets an invited moderator set a password and see only reviews, until removed', async ({ page }) => {
  await openPeople(page);
  const link = await invite(page, 'sara', 'Moderator');
  const chat = await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(`works once: ${link}`);
  const arabicPhone = await newBrowser(page, 'ar-AE');
  await arabicPhone.goto(link);
  await expect(arabicPhone.getByLabel('كلمة المرور الجديدة')).toBeVisible();
  await arabicPhone.getByRole('link', { name: 'English' }).click();
  await expect(arabicPhone.getByLabel('New password')).toBeVisible();
  const anotherPhone = await newBrowser(page, 'ar-AE');
  await anotherPhone.goto('/staff');
  await expect(anotherPhone).toHaveURL(/\/ar\/staff$/);
  const hers = await newBrowser(page);
  await accept(hers, link);
  expect((await sectionsOf(hers)).map((name) => name.split(/\s/)[0])).toEqual(['Reviews', 'More']);
  await hers.goto('/staff#people');
  await expect(hers.getByRole('heading', { name: 'Reviews' })).toBeVisible();

  const again = await newBrowser(page);
  await again.goto(link);
  await expect(again.getByText('This link has already been used or has expired.')).toBeVisible();
  await again.getByRole('button', { name: 'Go to sign-in' }).click();
  await expect(again.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.reload();
  await page.locator('summary', { hasText: 'sara' }).click();
  await page.getByRole('button', { name: 'Remove sara' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('list', { name: 'People' })).not.toContainText('sara@example.com');
  await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeFocused();
  await hers.reload();
  await expect(hers.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('shows a branch account the reviews of its branch and no other section', async ({ page }) => {
  await submitReview(page, 'ayman-farouk', { review: 'Of his branch' });
  await submitReview(page, 'youssef-amrani', { review: 'Of another branch' });
  await openPeople(page);
  const link = await invite(page, 'tariq', 'Branch', 'JVC');
  const his = await newBrowser(page);
  await accept(his, link);
  expect((await sectionsOf(his)).map((name) => name.replace(/\s.*waiting.*/s, ''))).toEqual([
    'Today',
    'Reviews',
    'Edit site',
    'My branch',
    'More',
  ]);
  await his.goto('/staff#queue');
  await expect(rows(his).first()).toBeVisible();
  await openFilters(his);
  await his.getByRole('searchbox').or(his.getByLabel('Search')).first().fill('branch');
  await expect(his.getByText('Of his branch')).toBeVisible();
  await expect(his.getByText('Of another branch')).toHaveCount(0);
  await his.getByRole('link', { name: 'Edit site' }).click();
  await expect(his).toHaveURL(/\/locations\/jvc/);
  const note = his.getByText('Only an owner can change the rest.');
  await expect(note).toBeVisible();
  await his.getByRole('main').locator('h1').click();
  await expect(note).toBeFocused();
  // An owner's sheet of a barber also has the buttons of his photo.
  await his.goto('/api/staff/preview?mode=edit&to=%2Fbarber%2Fayman-farouk');
  await his.getByRole('main').locator('h1').click();
  await expect(his.getByRole('dialog').getByLabel(/^Years/)).toBeVisible();
  await expect(his.getByRole('dialog').locator('input[type=file]')).toHaveCount(0);
  await his.keyboard.press('Escape');
  await his.getByRole('button', { name: 'End', exact: true }).click();

  await page.locator('summary', { hasText: 'tariq' }).click();
  await page.getByRole('button', { name: 'Change tariq' }).click();
  await page.getByRole('dialog').getByLabel('Moderator', { exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'tariq' });
  await expect(line.getByText('Moderator')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere tariq' }).click();
  await expect(line.getByText('Not signed in')).toBeVisible();

  await page.getByRole('button', { name: 'New link tariq' }).click();
  await expect(page.getByText('Send this link to tariq')).toBeVisible();
  await accept(his, await page.getByLabel('Link', { exact: true }).inputValue());

  await page.getByRole('button', { name: 'Remove tariq' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('tariq@example.com')).toHaveCount(0);
});

test('refers a forgotten password to the owner when mail is off', async ({ page }) => {
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(OWNER);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText('This site sends no email.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
