import { expect, type Locator } from '@playwright/test';
import { violations } from '../support/violations.ts';
import { discardDrafts, openConsole, publish, readPreview, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('adds an offer of one branch with a range of prices and no Arabic name in twelve taps, and removes it', async ({
  page,
  shop,
}) => {
  await openConsole(page, 'today');
  let taps = 0;
  const tap = (target: Locator) => {
    taps += 1;
    return target.tap();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await tap(page.getByRole('link', { name: 'Menu' }));
  await tap(button('Add a service or offer'));
  await tap(page.getByLabel('Name (English)'));
  await page.keyboard.insertText('Father and son');
  await tap(button('Add'));
  const form = page.locator('.service-form');
  await expect(form.getByLabel('Price', { exact: true })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.insertText('90 to 120');
  await tap(form.getByLabel('Minutes', { exact: true }));
  await page.keyboard.insertText('60');
  await tap(form.getByText('Branches', { exact: true }).first());
  await tap(form.getByRole('checkbox', { name: 'JVC' }));
  await expect(page.getByText('1 change')).toBeVisible();
  taps += 2;
  await publish(page);
  expect(taps).toBeLessThanOrEqual(12);

  const read = async (path: string) => (await fetch(shop.url + path)).text();
  const places = ['/', '/services', '/locations/jvc', '/booking'];
  const soldIn = () => Promise.all(places.map(async (path) => (await read(path)).includes('Father and son')));
  expect(await soldIn()).toEqual([true, true, true, true]);
  expect(await read('/ar/locations/jvc')).toContain('<bdi lang="en">Father and son</bdi>');
  expect(await read('/locations/jvc')).toMatch(/"name":"Father and son".*?"minPrice":90,"maxPrice":120/);
  expect(await read('/services')).toContain('AED\u00a090–120');
  expect(await read('/locations/al-barsha')).not.toContain('Father and son');
  await page.goto('/booking?branch=jvc&service=father-and-son');
  await expect(page.getByLabel('Service')).toHaveValue('father-and-son');

  await page.goto('/staff#menu/facts/services.yaml:father-and-son');
  await button('Remove').tap();
  const dialog = page.getByRole('dialog', { name: 'Remove Father and son?' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'JVC' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).tap();
  await expect(page.getByText('1 change')).toBeVisible();
  expect(await readPreview(page, '/services')).not.toContain('Father and son');
  await discardDrafts(page);
});

test('keeps a service that other pages need', async ({ page }) => {
  await openConsole(page, 'menu/facts/services.yaml:moroccan-bath');
  await page.getByRole('button', { name: 'Remove' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Remove Moroccan bath (hammam)?' });
  await expect(dialog).toContainText('these still use it: Moroccan Bath');
  await expect(dialog.getByRole('button')).toHaveText(['Cancel']);
});
