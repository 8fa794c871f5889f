import { expect, type Page, type Route } from '@playwright/test';
import { violations } from '../support/violations.ts';
import { discard, leaveField, MONA, OWNER, openConsole, publish, test } from './shop.ts';
import { PASSWORD } from './staff.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial', timeout: 270_000 });

/** A publication takes about ten seconds on a quiet machine; here other tests run at the same time. */
const LIVE_MS = 80_000;

/** The address of a service's form in the console. */
const form = (service: string) => `menu/facts/services.yaml:${service}.price`;
const price = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true });
const progress = (page: Page) => page.locator('.publication');

/** Pages that show the price of a haircut, and the text around the number. */
const PLACES = {
  home: ['/', /Haircut AED (\d+)/],
  services: ['/services', /Haircut Starting from AED (\d+)/],
  arabic: ['/ar', /قصّ الشعر (\d+) درهم/],
  structured: ['/locations/barsha-heights', /"Premium Haircut"[^}]*"price":(\d+)/],
  api: ['/api/services', /"name":"Haircut","price":(\d+)/],
  booking: ['/booking', /Haircut, AED (\d+)/],
} as const;

const everywhere = (amount: string) =>
  Object.fromEntries(Object.keys(PLACES).map((place) => [place, amount]));

async function readByVisitors(url: string) {
  const read = Object.entries(PLACES).map(async ([place, [path, pattern]]) => {
    const html = await (await fetch(url + path)).text();
    const text = html.replaceAll(/<style[^>]*>.*?<\/style>|<[^>]+>|&nbsp;/gs, ' ').replaceAll(/\s+/g, ' ');
    return [place, pattern.exec(text)?.[1]];
  });
  return Object.fromEntries(await Promise.all(read));
}

const expectLive = (url: string, prices: Record<string, string>) =>
  expect.poll(() => readByVisitors(url), { timeout: LIVE_MS, intervals: [250] }).toEqual(prices);

test('changes, previews, publishes and undoes a price by touch', async ({ page, shop }) => {
  await openConsole(page, 'menu');
  await page.getByText('Haircut', { exact: true }).tap();
  await price(page).fill('65');
  // Phones hide the bars while a field is in use.
  await price(page).blur();
  await page.locator('.change-count').tap();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'See the preview' }).tap(),
  ]);
  // The preview opens on the page that shows the change; the first one renders every page to find it.
  await expect(preview).toHaveURL(/\/services$/, { timeout: 60_000 });
  await expect(preview.locator('main')).toContainText('AED 65');
  await preview.goto('/ar/services');
  await expect(preview.locator('main')).toContainText('65');
  expect(await readByVisitors(shop.url)).toEqual(everywhere('60'));
  await preview.getByRole('button', { name: 'End', exact: true }).tap();
  await expect(preview.getByRole('button', { name: 'End', exact: true })).toHaveCount(0);
  await expect(preview).toHaveURL(/\/ar\/services$/);
  await preview.close();
  await page.getByRole('button', { name: 'Done' }).tap();

  // The pages follow, unless one keeps a price of its own.
  const own = page.getByRole('group').filter({ hasText: /^Premium Haircut, Barsha Heights/ });
  await expect(own).toContainText('AED 65');
  await own.locator('summary').tap();
  await own.getByRole('button', { name: 'Add Price Premium Haircut, Barsha Heights' }).tap();
  await own.getByLabel('Price', { exact: true }).fill('62');
  await own.getByLabel('It is meant to differ').check();
  await expect(own.locator('summary')).toContainText('AED 62');
  await page.getByText('3 changes').tap();
  await expect(page.getByRole('checkbox', { name: 'Haircut 60 → 65' })).toBeChecked();
  await page.getByRole('button', { name: 'Done' }).tap();

  await publish(page);
  await expectLive(shop.url, { ...everywhere('65'), structured: '62' });

  await page.goto('/staff#history');
  const undos = page.getByRole('main').getByRole('button', { name: /^Undo / });
  await undos.first().tap();
  const dialog = page.getByRole('dialog', { name: 'Undo this? What visitors see then:' });
  await expect(dialog).toContainText('Haircut 65 → 60');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Undo' }).tap();
  await expectLive(shop.url, everywhere('60'));
  await expect(progress(page)).toContainText('Undone');
  await expect(page.getByText('Undone: Haircut 60 → 65', { exact: true })).toBeVisible();
});

test('keeps what is typed when the session expires', async ({ page, context }) => {
  await openConsole(page, form('eyebrows'));
  await expect(price(page)).toBeVisible();
  await context.clearCookies();
  await price(page).fill('27');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  const saved = page.waitForResponse('**/api/staff/drafts');
  const answerState = async (route: Route) => {
    const response = await route.fetch();
    // An answer from before the save, which the console must not show. A value typed last is sent only after it.
    await Promise.race([saved, page.waitForTimeout(10_000)]);
    await route.fulfill({ response }).catch(() => {});
  };
  await page.route('**/api/staff/content', answerState, { times: 1 });
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await saved;
  // Before the next poll, which would mend a wrong value.
  await expect(page.getByText('1 change')).toBeVisible({ timeout: 7_000 });
  await expect(price(page)).toHaveValue('27');
  await leaveField(page);
  await page.getByText('1 change').tap();
  await expect(page.getByRole('checkbox', { name: 'Eyebrows 25 → 27' })).toBeVisible();
  await discard(page);
  await expect(price(page)).toHaveValue('25');
});

test('sends what was typed offline once online again, also from a closed tab', async ({ page, context }) => {
  await openConsole(page, form('eyebrows'));
  await expect(price(page)).toBeVisible();
  await context.setOffline(true);
  await price(page).fill('28');
  const notSaved = page.getByText('Not saved yet. What you typed is kept on this device');
  await expect(notSaved).toHaveCount(1);
  await leaveField(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  // In the bar and at the field.
  await expect(notSaved).toHaveCount(2);
  await expect(page.getByText('Correct the fields')).toHaveCount(0);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/staff#${form('eyebrows')}`);
  await expect(price(next)).toHaveValue('28');
  await leaveField(next);
  await next.getByText('1 change').tap();
  await discard(next);
  await expect(price(next)).toHaveValue('25');
});

test('lets an owner choose between two values typed at the same time', async ({ page, browser, shop }) => {
  const other = await shop.colleague(browser);
  await openConsole(other, form('pedicure'), MONA.email);
  await expect(price(other)).toBeVisible();
  // Both type before either draft is known to the other.
  await other.route('**/api/staff/content', (route) => route.abort());
  await openConsole(page, form('pedicure'));
  await price(page).fill('75');
  await expect(page.getByText('1 change')).toBeVisible();
  await price(other).fill('80');
  const choice = other.getByRole('alert').filter({ hasText: `${OWNER.name} wrote something else here:` });
  await expect(choice.getByRole('blockquote')).toHaveText('75');
  await expect(price(other)).toHaveValue('80');
  await choice.getByRole('button', { name: 'Keep mine' }).tap();
  await expect(choice).toHaveCount(0);
  await expect(price(other)).toBeFocused();
  await expect(price(page)).toHaveValue('80');
  // Other tests count the changes on this server.
  await leaveField(other);
  await other.getByText('1 change').click();
  await discard(other);
  await expect(page.getByText('1 change')).toHaveCount(0);
  await other.close();
});
