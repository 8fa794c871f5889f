import { expect, type Page, test } from '@playwright/test';
import { openQueueOf, readByVisitors, rows, showTab, submitReview, withAccount } from './staff.ts';

const EMAIL = 'layla@example.com';
const BARBER = 'imran-qureshi';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial' });
withAccount(EMAIL, 'Layla', BARBER);

const enter = (page: Page) => openQueueOf(page, EMAIL, 'Imran Qureshi');

test('marks a phone number, links the email, and lets staff reply while approving', async ({ page }) => {
  await submitReview(page, BARBER, { review: 'Call me on 050 000 0009.', rating: 2 });
  await enter(page);
  const row = rows(page).filter({ hasText: 'Call me' });
  await expect(row.locator('mark')).toHaveText('050 000 0009');
  await expect(row.getByText('Phone number or address in the text')).toBeVisible();
  await expect(row.getByRole('link')).toHaveAttribute('href', `mailto:${BARBER}@example.com`);
  await row.getByRole('button', { name: 'Approve' }).click();
  await page.locator('.console-action-bar').getByRole('button', { name: 'Reply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reply to Omar' });
  await expect(dialog).toContainText('Call me on 050 000 0009.');
  await dialog.getByText('Suggested openings').click();
  await expect(dialog.getByRole('button', { name: 'شكرًا' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Thank you for telling us, Omar.' }).click();
  const reply = dialog.getByLabel('Public reply');
  await expect(reply).toHaveValue(/^Thank you for telling us, Omar\./);
  // A reply that is too long is reported, not cut off.
  const words = await reply.inputValue();
  await reply.fill('x'.repeat(2_001));
  await expect(reply).toHaveValue('x'.repeat(2_001));
  await expect(reply).toHaveAccessibleDescription('Shorten it to 2000 characters. Nothing is cut off.');
  await reply.fill(words);
  await dialog.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByText('Replied to Omar')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  const [published] = await (await page.request.get(`/api/reviews?barberId=${BARBER}`)).json();
  expect(published.reply.text).toBe(words);
});

test('quarantines a review sent faster than a person can type, which staff can publish', async ({ page }) => {
  await submitReview(page, BARBER, { review: 'Autofilled.', openForMs: 400 });
  await enter(page);
  await expect(page.getByText('No review matches.')).toBeVisible();
  await showTab(page, 'Spam');
  await expect(rows(page)).toHaveText(/Suspected spam[\s\S]*Autofilled\.|Autofilled\.[\s\S]*Suspected spam/);
  await rows(page).getByRole('button', { name: 'Approve' }).click();
  await expect(rows(page)).toHaveCount(0);
  expect(await readByVisitors(page, BARBER)).toContain('Autofilled.');
});

test('announces a new review, and adds it to the list on request', async ({ page }) => {
  await page.clock.install();
  await enter(page);
  await expect(page.getByText('No review matches.')).toBeVisible();
  await submitReview(page, BARBER, { review: 'Just arrived' });
  await page.clock.runFor(16_000);
  await expect(page.getByText('1 new')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 new')).toHaveCount(0);
});
