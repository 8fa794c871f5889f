import { expect } from '@playwright/test';
import { openConsole, publish, test } from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('adds a barber, places him in the order, and gives him a last day', async ({ page }) => {
  await openConsole(page, 'team');
  await page.getByText('Add a barber').first().click();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Add a barber' }) });
  await form.getByLabel('Name', { exact: true }).fill('Ali Hassan');
  await form.getByLabel('Name in Arabic letters').fill('علي حسن');
  await form.getByLabel('Branch').selectOption('jvc');
  await form.getByRole('button', { name: 'Add a barber' }).click();
  const card = page.locator('details', { has: page.getByText('Ali Hassan', { exact: true }) }).last();
  await expect(card.getByLabel('Rank')).toBeVisible();
  await card.getByLabel('Rank').selectOption('senior');
  await card.getByLabel('Years in the trade').fill('6');
  await card.getByLabel('Beard design').check();
  await card.getByLabel('Mid fade').check();
  await publish(page);
  const profile = await page.request.get('/barber/ali-hassan');
  expect(await profile.text()).toContain('Senior barber');
  expect(await (await page.request.get('/ar/barber/ali-hassan')).text()).toContain('علي حسن');
  expect(await (await page.request.get('/locations/jvc')).text()).toContain('Ali Hassan');
  await card.getByLabel('Last day').fill('2026-01-31');
  await publish(page);
  const gone = await page.request.get('/barber/ali-hassan', { maxRedirects: 0 });
  expect([gone.status(), gone.headers().location]).toEqual([301, '/locations/jvc']);
});

/** Texts for every empty field, in the lengths that search engines show. */
function written(value: unknown, file: string, key = ''): unknown {
  const text = file.startsWith('ar/') ? 'كل ما يقال عن الفرع الجديد هنا' : 'All that there is to say here';
  if (value === null) return key === 'lat' ? 25.1 : 55.2;
  if (key === 'phone' || key === 'whatsapp') return '+971 4 123 4567';
  if (value === '') return `${text}, ${file} ${key}`.repeat(key === 'description' ? 2 : 1).slice(0, 150);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, written(inner, file, name)]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

test('opens a branch step by step, announces it on its own page only, and closes another', async ({
  page,
}) => {
  await openConsole(page, 'team');
  const home = async () =>
    (await (await page.request.get('/')).text()).replace(
      /<script[\s\S]*?<\/script>|\/(_astro|og)\/[^"' )]+/g,
      '',
    );
  const before = await home();
  await page.getByText('Open a branch').first().click();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Open a branch' }) });
  await form.getByLabel('Name', { exact: true }).fill('Mirdif');
  await form.getByLabel('Name in Arabic letters').fill('مردف الجديد');
  await form.getByLabel('First day').fill('2099-01-31');
  await form.getByRole('button', { name: 'Open a branch' }).click();
  await expect(page.getByText('Fill in the fields below')).toBeVisible();
  // It stays a draft until its words are written.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('.publish-bar > :first-child')).toContainText('Left out until it is filled in');
  const { drafts } = await (await page.request.get('/api/staff/content')).json();
  for (const { file, path, value, at } of drafts) {
    const change = { file, path, value: written(value, file), seen: at };
    await page.request.put('/api/staff/drafts', {
      data: change,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
  }
  await publish(page);
  expect(await (await page.request.get('/locations')).text()).toMatch(/Opens on[^<]*31 January 2099/);
  expect(await home()).toBe(before);
  const jvc = page.locator('details', { has: page.locator('summary', { hasText: /^JVC/ }) }).first();
  await jvc.locator('summary').first().click();
  await jvc.getByLabel('Last day').fill('2026-01-31');
  await publish(page);
  expect((await page.request.get('/locations/jvc', { maxRedirects: 0 })).status()).toBe(301);
  expect(await (await page.request.get('/')).text()).not.toContain('/locations/jvc"');
});
