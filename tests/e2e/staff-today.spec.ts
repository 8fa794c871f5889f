import { expect, type Page, test } from '@playwright/test';
import { api } from '../../contract/routes.ts';
import { staffApi } from '../../contract/staff.ts';
import type { Today } from '../../domain/today.ts';
import { violations } from '../support/violations.ts';
import { signInAs, withAccount } from './staff.ts';

const EMAIL = 'tala@example.com';
// No other test opens the page of this branch.
const BRANCH = 'barsha-heights';
const HOUR_MS = 3_600_000;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial' });
withAccount(EMAIL, 'Tala');

const card = (page: Page) => page.getByRole('region', { name: 'Barsha Heights' });
const publicStatus = async (page: Page) => (await (await page.request.get(api.today)).json())[BRANCH];

async function open(page: Page): Promise<void> {
  await signInAs(page, EMAIL);
  await page.getByRole('link', { name: 'Today' }).tap();
  await expect(card(page)).toBeVisible();
}

test.afterEach(async ({ page }) => {
  const nothing = { waiting: null, closesEarly: null, closedToday: false, notice: {}, off: [] };
  await page.evaluate(
    ([path, body]) => fetch(path, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body }),
    [staffApi.todayOf(BRANCH), JSON.stringify(nothing)] as const,
  );
});

test('sends a waiting time at once, and again on a second press', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  await open(page);
  const wait = card(page).getByRole('button', { name: '45+ min' });
  await wait.press('Space');
  await expect(card(page).getByRole('status')).toHaveText('Saved');
  await expect(wait).toHaveAttribute('aria-pressed', 'true');
  await wait.press('Enter');
  await expect.poll(() => sent).toEqual([{ waiting: 45 }, { waiting: 45 }]);
});

test("shows a tap on a visitor's open page at its next poll, for an hour", async ({ page, browser }) => {
  const visitor = await browser.newPage();
  // A time at which the branch is open.
  const afternoon = new Date(new Date().setUTCHours(10, 0, 0, 0));
  await visitor.clock.install({ time: afternoon });
  await visitor.route(`**${api.today}`, async (route) => {
    const today: Today = await (await route.fetch()).json();
    // Only the visitor's clock is faked, so the wait must expire by that clock.
    const waiting = today[BRANCH]?.waiting;
    if (waiting) waiting.until = new Date(+afternoon + HOUR_MS).toISOString();
    await route.fulfill({ json: today });
  });
  const response = visitor.waitForResponse(`**${api.today}`);
  await visitor.goto(`/locations/${BRANCH}`);
  await visitor.clock.runFor(1_000);
  await response;
  const note = visitor.locator(`[data-today=${BRANCH}]`);
  await expect(note).toBeEmpty();

  await open(page);
  await card(page).getByRole('button', { name: '30 min' }).tap();
  await expect(card(page).getByRole('status')).toHaveText('Saved');
  await visitor.clock.runFor(60_000);
  await expect(note).toHaveText('About 30 minutes’ wait');
  await visitor.clock.fastForward(HOUR_MS);
  await expect(note).toBeEmpty();
  // The page has asked again.
  await visitor.unrouteAll({ behavior: 'ignoreErrors' });
  await visitor.close();
});

test('shows visitors a closed day, a notice in two languages and who is off', async ({ page }) => {
  await open(page);
  await card(page).getByRole('button', { name: 'Off today' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Barsha Heights, today' });
  await sheet.getByLabel('Closed today').tap();
  await expect(card(page)).toContainText('Closed now');
  const agrees = sheet.getByText('Check that the two agree');
  await expect(agrees).toHaveCount(0);
  const english = sheet.getByLabel('Notice, English');
  await english.fill('Too long. '.repeat(15));
  await sheet.getByRole('button', { name: 'Save the notice' }).tap();
  await expect(english).toHaveAccessibleDescription('Shorten it to 100 characters. Nothing is cut off.');
  await english.fill('No card machine today');
  await expect(agrees).toBeVisible();
  await sheet.getByText('In the other language').tap();
  await sheet.getByLabel('Notice, Arabic').fill('الدفع نقدًا فقط اليوم');
  await sheet.getByRole('button', { name: 'Save the notice' }).tap();
  await sheet.getByRole('group', { name: 'Who is in' }).getByLabel('Tariq Khan').tap();
  await expect
    .poll(() => publicStatus(page))
    .toMatchObject({
      closedToday: true,
      notice: { en: 'No card machine today', ar: 'الدفع نقدًا فقط اليوم' },
      off: ['tariq-khan'],
    });
  await expect(sheet).toContainText(`Last changed by ${EMAIL}`);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(card(page).getByRole('button', { name: 'Off today' })).toContainText('Tariq Khan');
  await expect(card(page).getByRole('button', { name: 'Notice' })).toContainText('No card machine today');
});

test('reports a missing connection, and keeps the tap until it is saved', async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await card(page).getByRole('button', { name: '15 min' }).tap();
  await expect(card(page).getByRole('alert')).toContainText('Not saved.');
  await expect(card(page).getByRole('button', { name: '15 min' })).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await page.reload();
  await expect(card(page).getByRole('alert')).toContainText('Not saved.');
  await card(page).getByRole('button', { name: 'Try again' }).tap();
  await expect(card(page).getByRole('status')).toHaveText('Saved');
  expect(await publicStatus(page)).toMatchObject({ waiting: { minutes: 15 } });
});
