import { expect, type Page } from '@playwright/test';
import { addDays, dubaiDay } from '../../domain/dubai-time.ts';
import { formatDay } from '../../domain/format.ts';
import { smallTargets, violations } from '../support/violations.ts';
import { discardDrafts, leaveField, openConsole, priceOf, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const LIVE_MS = 80_000;
const day = (days: number) => addDays(dubaiDay(new Date()), days);
const named = (days: number) => formatDay(day(days), 'en-AE');

const openList = async (page: Page) => {
  await page.getByRole('button', { name: 'On a day…' }).tap();
  return page.getByRole('dialog', { name: 'On a day' });
};
const type = async (page: Page, service: string, price: string) => {
  await page.goto(`/staff#menu/facts/services.yaml:${service}.price`);
  await page.locator(`[id="facts/services.yaml:${service}.price"]`).fill(price);
  await leaveField(page);
  await expect(page.getByText('1 change')).toBeVisible();
};
const result = (page: Page) => page.locator('.publication');

test('publishes a price on a day with a last day, changes that day, and takes another off the schedule', async ({
  page,
}) => {
  await openConsole(page, 'menu');
  await type(page, 'haircut', '65');
  const dialog = await openList(page);
  await expect(dialog).toContainText('Haircut 60 → 65');
  const set = dialog.getByRole('button', { name: 'Set the days' });
  await set.tap();
  await expect(dialog.getByLabel('From')).toBeFocused();
  await expect(dialog.getByLabel('From')).toHaveAccessibleDescription('Choose a day.');
  await dialog.getByLabel('From').fill(day(2));
  await dialog.getByLabel('Last day').fill(day(1));
  await set.tap();
  await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(/not before the first/);
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(dialog)).toEqual([]);
  await dialog.getByLabel('From').fill(day(1));
  await dialog.getByLabel('Last day').fill(day(3));
  await set.tap();
  await expect(result(page)).toContainText('Scheduled.', { timeout: LIVE_MS });
  expect(await priceOf(page, 'haircut')).toBe(60);
  const row = page
    .locator('summary')
    .filter({ hasText: /^Haircut\s*AED 60/ })
    .first();
  await expect(row).toContainText(`Public from ${named(1)}: 65`);
  await expect(row).toContainText(`Last day: ${named(3)}: 60`);

  // One that is taken off the schedule is a draft again.
  await type(page, 'moustache', '22');
  const third = await openList(page);
  await third.getByLabel('From').fill(day(1));
  await third.getByRole('button', { name: 'Set the days' }).tap();
  await expect(result(page)).toContainText('Scheduled.', { timeout: LIVE_MS });
  await page.goto('/staff#plans');
  const planned = page.getByRole('main').getByRole('region');
  const haircut = planned.filter({ hasText: 'Haircut 60 → 65' });
  const moustache = planned.filter({ hasText: 'Moustache 20 → 22' });
  await expect(haircut).toHaveAccessibleName(`Public from ${named(1)}, Last day: ${named(3)}`);
  await moustache.getByRole('button', { name: /^Take off the schedule/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the schedule' }).tap();
  await expect(moustache).toHaveCount(0);
  await discardDrafts(page);
  await haircut.getByRole('button', { name: /^Change the last day/ }).tap();
  const days = page.getByRole('dialog', { name: 'On a day' });
  await expect(days.getByLabel('From')).toHaveCount(0);
  await expect(days.getByLabel('Last day')).toHaveValue(day(3));
  await days.getByLabel('Last day').fill(day(4));
  await days.getByRole('button', { name: 'Set the days' }).tap();
  await expect(haircut).toContainText(`Last day: ${named(4)}`);
  expect(await violations(page)).toEqual([]);
  await haircut.getByRole('button', { name: /^Take off the schedule/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the schedule' }).tap();
  await expect(planned).toHaveCount(0);
  await discardDrafts(page);
});
