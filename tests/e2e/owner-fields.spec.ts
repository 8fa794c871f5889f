import { expect, type Locator, type Page } from '@playwright/test';
import { discardDrafts, draftsOf, openConsole, test } from './shop.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The drafts that the server has stored, by the last part of their path. */
async function stored(page: Page): Promise<Record<string, unknown>> {
  return Object.fromEntries((await draftsOf(page)).map(({ path, value }) => [path.at(-1), value]));
}

async function typeInto(field: Locator, keys: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.type(keys);
}

for (const locale of ['en-US', 'en-GB', 'ar-AE'])
  test.describe(locale, () => {
    test.use({ locale });
    // This browser has opened the console in English before, so it does not redirect to Arabic.
    test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('console-language', 'en')));

    test('stores days and times typed key by key as they read once the field is left', async ({ page }) => {
      await openConsole(page, 'team/facts/branches.yaml:jvc');
      const branch = page.getByRole('region', { name: 'Hours, JVC' });
      await branch.getByRole('button', { name: 'Add other hours' }).click();
      const hours = branch.locator('fieldset.editor-group').last();
      const [from, until] = [hours.getByLabel('First day'), hours.getByLabel('Last day')];
      const lastDay = await until.inputValue();
      // The same with the day first. Half typed, it is in January, then in the year 2.
      await typeInto(from, '12122');
      await expect(until).toHaveValue(lastDay);
      await page.keyboard.type('026');
      await expect(from).toHaveValue('2026-12-12');
      await page.keyboard.press('ControlOrMeta+S');
      await expect(until).toHaveValue('2026-12-12');
      for (const [label, keys, value] of [
        ['Opens', '0130a', '01:30'],
        ['Closes', '0100a', '01:00'],
      ] as const) {
        await typeInto(hours.getByLabel(label), keys);
        await hours.getByLabel('Reason, English').focus();
        await expect(hours.getByLabel(label)).toHaveValue(value);
      }
      await expect
        .poll(() => stored(page))
        .toMatchObject({
          exceptions: [{ from: '2026-12-12', until: '2026-12-12', opens: '01:30', closes: '01:00' }],
        });

      await typeInto(until, '12120026');
      await hours.getByLabel('Reason, English').focus();
      await expect(until).toHaveValue('2026-12-12');
      await expect(until).toHaveAccessibleDescription(/full date from 2020 to 2100/);
      await typeInto(until, '12122030');
      await hours.getByLabel('Reason, English').focus();
      await expect(until).toHaveAccessibleDescription('');
      await expect.poll(() => stored(page)).toMatchObject({ exceptions: [{ until: '2030-12-12' }] });
      await discardDrafts(page);
    });

    test('stores numbers typed key by key as they read, and refuses what may mean two', async ({ page }) => {
      await openConsole(page, 'settings/facts/business.yaml:claims.clients');
      const clients = page.getByLabel('Number of clients', { exact: true });
      for (const [keys, number] of [
        ['3,000', 3_000],
        ['٤٬٥٠٠', 4_500],
        ['5 600', 5_600],
      ] as const) {
        await typeInto(clients, keys);
        await clients.blur();
        await expect(clients).toHaveValue(String(number));
        await expect.poll(() => stored(page)).toMatchObject({ clients: number });
      }
      for (const keys of ['0x10', '3.000']) {
        await typeInto(clients, keys);
        await clients.blur();
        await expect(clients).toHaveValue(keys);
        await expect(clients).toHaveAccessibleDescription(/Enter a number/);
        expect(await stored(page)).toMatchObject({ clients: 5_600 });
      }
      await discardDrafts(page);
    });
  });

test('accepts a phone number with the invisible marks of a contact', async ({ page }) => {
  await openConsole(page, 'team/facts/branches.yaml:jvc');
  const branch = page.getByRole('region', { name: 'JVC', exact: true });
  await branch.locator('summary').last().click();
  const phone = branch.getByLabel('Phone', { exact: true });
  await phone.fill('\u202a+971\u201150\u2011123\u20114567\u202c');
  await expect(phone).toHaveValue('+971-50-123-4567');
  await expect.poll(() => stored(page)).toMatchObject({ phone: '+971-50-123-4567' });
  await discardDrafts(page);
});

test('says at a yes/no field what is wrong, once it was touched', async ({ page }) => {
  await openConsole(page, 'team/facts/branches.yaml:jvc');
  const branch = page.getByRole('region', { name: 'Hours, JVC' });
  await branch.locator('summary').first().click();
  await branch.getByRole('button', { name: 'Add other hours for some weekdays' }).click();
  await branch.getByRole('button', { name: 'Add Friday' }).click();
  const closed = branch.getByRole('group', { name: 'Friday' }).getByRole('checkbox', { name: 'Closed' });
  await expect(closed).toHaveAccessibleDescription('');
  await closed.check();
  await closed.uncheck();
  await expect(closed).toHaveAccessibleDescription(/^Tick “Closed”, or enter an opening or closing time/, {
    timeout: 40_000,
  });
  await discardDrafts(page);
});

test('shows the price of the menu on a page whose own one is emptied', async ({ page }) => {
  await openConsole(page, 'menu/facts/page-prices.yaml:jvc.kids-haircuts.price');
  const own = page.getByRole('group').filter({ hasText: /^Kids Haircuts, JVC/ });
  const price = own.getByLabel('Price', { exact: true });
  await expect(price).toHaveValue('55');
  await expect(price).toHaveAccessibleDescription(/Left empty, it is that of the menu/);
  await price.fill('');
  await price.blur();
  await expect(own.locator('summary')).toContainText('AED 50');
  await own.getByRole('button', { name: 'Add Price Kids Haircuts, JVC' }).click();
  await typeInto(price, '58');
  await price.blur();
  await expect(own.locator('summary')).toContainText('AED 58');
  await discardDrafts(page);
});

test('keeps an error in its part of the page', async ({ page }) => {
  await page.route('**/api/staff/content', async (route) => {
    const response = await route.fetch();
    const state = await response.json();
    await route.fulfill({
      response,
      json: { ...state, drafts: [{ id: 'x', at: '', byId: '', file: 'facts/a.yaml', value: 1 }] },
    });
  });
  await openConsole(page, '%');
  await page.getByText('1 change').click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'JVC' })).toBeVisible();
});

test('shows a new field of the schema, and the refusal of the server as its error', async ({ page }) => {
  await page.route(/content\/file\?path=facts%2Fbusiness/, async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    file.live.parking = { spaces: 3 };
    file.schema.properties.parking = {
      type: 'object',
      properties: { spaces: { type: 'integer' } },
      required: ['spaces'],
    };
    await route.fulfill({ response, json: file });
  });
  await openConsole(page, 'settings');
  await page.locator('summary', { hasText: 'Parking' }).click();
  const spaces = page.getByLabel('Spaces');
  await expect(spaces).toHaveValue('3');
  // The server does not know the field.
  await spaces.fill('12');
  await expect(spaces).toHaveAccessibleDescription(/does not belong here/);
});

test('says why the server refuses the text of an article and other hours', async ({ page }) => {
  const detail = 'Refused for a reason.';
  await page.route('**/api/staff/drafts', (route) => route.fulfill({ status: 422, json: { detail } }));
  await openConsole(page, 'articles/en/articles/grooming-tips-dubai.mdx');
  const text = page.getByRole('textbox', { name: 'Text (English)', exact: true });
  await text.click();
  await page.keyboard.type('Hello ');
  await expect(text).toHaveAccessibleDescription(detail);
  await openConsole(page, 'team/facts/branches.yaml:jvc');
  const days = page.getByRole('region', { name: 'Hours, JVC' });
  await days.getByRole('button', { name: 'Add other hours' }).click();
  await expect(days).toContainText(detail);
});
