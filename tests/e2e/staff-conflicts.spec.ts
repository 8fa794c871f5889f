import { type Browser, expect, type Page, test } from '@playwright/test';
import { openQueueOf, readByVisitors, rows, showTab, submitReview, withAccount } from './staff.ts';

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

  // Staff who have seen the other reply may overwrite it.
  await reply.fill('Thank you, and come again.');
  await other.getByLabel('Public reply').fill('See you soon.');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await other.getByRole('button', { name: 'Save reply' }).click();
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByText('Saved')).toBeVisible();
  const [published] = await (await page.request.get(`/api/reviews?barberId=${BARBER}`)).json();
  expect(published.reply.text).toBe('See you soon.');
  await other.context().close();
});

test('keeps a typed reply when a colleague unpublishes the review', async ({ page, browser }) => {
  await enter(page, MONA);
  await showTab(page, 'Public');
  await page.getByLabel('Public reply').fill('Half an answer');
  const other = await colleague(browser);
  await showTab(other, 'Public');
  await rows(other).getByRole('button', { name: 'Take off the site' }).click();
  await expect(other.getByText('Back in the queue: Omar')).toBeVisible();
  expect(await readByVisitors(page, BARBER)).toEqual([]);
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByText('Not changed: the review of Omar is already waiting.')).toBeVisible();
  await showTab(page, 'Waiting');
  await rows(page).getByRole('button', { name: 'Approve' }).click();
  await expect(rows(page)).toHaveCount(0);
  await showTab(page, 'Public');
  await expect(page.getByLabel('Public reply')).toHaveValue('Half an answer');
  await other.context().close();
});
