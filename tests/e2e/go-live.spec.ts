import { expect, type Page } from '@playwright/test';
import { discardDrafts, leaveField, openConsole, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Time for the check, which reads all content. */
const CHECKED = { timeout: 60_000 };
/** The kinds of tasks that must be done, not only may. */
const NEEDED = /^(Contacts|Samples|Claims|Prices|Durations|For whoever)/;
/** The tasks, below their line of 'Waiting for you'. */
const tasksOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('group')
    .filter({ hasText: 'before you go live' });

async function openTasks(page: Page) {
  await leaveField(page);
  await page.getByRole('link', { name: 'Today' }).tap();
  const tasks = tasksOf(page);
  await expect(tasks).toBeVisible(CHECKED);
  if ((await tasks.getAttribute('open')) === null) await tasks.locator('summary').tap();
  return tasks.getByRole('region', { name: NEEDED });
}

/** Follows a link of a task to its field, which has the focus. */
async function follow(page: Page, name: RegExp) {
  await openTasks(page);
  await tasksOf(page).getByRole('link', { name }).tap();
  const field = page.locator('input:focus');
  await expect(field).toBeVisible();
  return field;
}

test('leads from each task before going live to its field, and drops what is done', async ({ page }) => {
  await openConsole(page, 'today');
  const needed = await openTasks(page);
  await expect(needed).toHaveCount(6);
  await expect(needed.filter({ hasText: 'Forward this: “Please set SITE_URL to' })).toHaveCount(1);
  await (await follow(page, /^Al Barsha 1: Phone \(.*0001/)).fill('+971 4 321 4567');
  await (await follow(page, /^Youssef Amrani$/)).uncheck();
  const price = await follow(page, /^Kids Haircuts, JVC: Price: AED 55 here, AED 50 on Services$/);
  await expect(price).toHaveValue('55');
  await page.getByRole('group').filter({ has: price }).last().getByLabel('It is meant to differ').check();
  await (await follow(page, /These claims are true/)).check();
  await openTasks(page);
  await expect(needed).toHaveCount(5, CHECKED);
  for (const name of [/^Al Barsha 1: Phone/, /^Youssef Amrani$/, /^Kids Haircuts, JVC: Price/])
    await expect(tasksOf(page).getByRole('link', { name })).toHaveCount(0);
  await discardDrafts(page);
});
