import { type Browser, expect, type Page, test } from '@playwright/test';
import { openQueueOf, rows, showTab, submitReview, withAccount } from './staff.ts';

const MONA = 'mona.together@example.com';
const ALI = 'ali.together@example.com';
const BARBER = 'nabil-cherkaoui';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial' });
withAccount(MONA, 'Mona', BARBER);
withAccount(ALI, 'Ali');

const enter = (page: Page, email: string) => openQueueOf(page, email, 'Nabil Cherkaoui');
async function colleague(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, ALI);
  return page;
}

test("shows two moderators each other's decisions", async ({ page, browser }) => {
  await submitReview(page, BARBER, { review: 'Read by both' });
  await enter(page, MONA);
  await expect(rows(page)).toHaveCount(1);
  const other = await colleague(browser);
  await rows(other).getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText('Published: Omar')).toBeVisible();
  await rows(page).getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Advertising').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(
    page.getByText(`Not changed: the review of Omar. ${ALI} got there first: Published.`),
  ).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await other.context().close();
});

test('on a conflicting reply, keeps what was typed and lets staff choose', async ({ page, browser }) => {
  await enter(page, MONA);
  await showTab(page, 'Public');
  const reply = page.getByLabel('Public reply');
  await reply.fill('Come again, Omar!');
  const other = await colleague(browser);
  await showTab(other, 'Public');
  await other.getByLabel('Public reply').fill('Thank you, Omar.');
  await other.getByRole('button', { name: 'Save reply' }).click();
  await expect(other.getByText('Saved')).toBeVisible();

  const refused = page.waitForResponse((answer) => answer.url().endsWith('/reply'));
  await page.getByRole('button', { name: 'Save reply' }).click();
  expect((await refused).status()).toBe(409);
  const theirs = page.getByRole('alert').filter({ hasText: `${ALI} wrote something else here:` });
  await expect(theirs.locator('blockquote')).toHaveText('Thank you, Omar.');
  await expect(reply).toHaveValue('Come again, Omar!');
  await theirs.getByRole('button', { name: 'Take theirs' }).click();
  await expect(reply).toHaveValue('Thank you, Omar.');
  await expect(reply).toBeFocused();
  await other.context().close();
});
