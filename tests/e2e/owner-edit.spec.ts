import { expect } from '@playwright/test';
import { STAFF_PATH } from '../../contract/staff.ts';
import { arabic } from '../support/editions.ts';
import { violations } from '../support/violations.ts';
import {
  bar,
  discard,
  discardAll,
  editPage,
  heading,
  MONA,
  openConsole,
  openMore,
  press,
  publish,
  sheet,
  test,
} from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('changes a sentence in both languages in five taps from the page', async ({ page }) => {
  await openConsole(page, 'today');
  await editPage(page);
  await heading(page).tap();
  const english = sheet(page).getByRole('textbox', { name: 'Title (English)' });
  await expect(english).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('One line is enough.');
  await expect(heading(page)).toHaveText('One line is enough.');
  await sheet(page).getByRole('textbox', { name: 'Title (العربية)' }).tap();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('خط واحد يكفي.');
  await press(page, 'Done').tap();
  await expect(bar(page)).toContainText('2 changes');
  await publish(page);
  // Back to where the editing began, which was the console.
  await press(page, 'End').tap();
  await expect(page).toHaveURL(/\/staff#today$/);
  await page.goto('/');
  await expect(bar(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('One line is enough.');
  await page.goto('/ar');
  await expect(heading(page)).toHaveText('خط واحد يكفي.');
});

test('does not follow links in edit mode, and follows them while browsing', async ({ page }) => {
  await editPage(page);
  const link = page.getByRole('main').locator('a[href="/locations"]').first();
  await link.tap();
  await expect(page).toHaveURL(/\/(#.*)?$/);
  await page.keyboard.press('Escape');
  await press(page, 'Browse').tap();
  await expect(press(page, 'Browse')).toHaveAttribute('aria-pressed', 'true');
  await link.tap();
  await expect(page).toHaveURL(/\/locations$/);
  await expect(press(page, 'End')).toBeVisible();
});

test('opens an article at the tapped paragraph, with a toolbar in one line above it', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await editPage(page, '/ar/blog/grooming-tips-dubai');
    const paragraph = page.locator('main p[data-edit*=":body"]').nth(5);
    const start = ((await paragraph.textContent()) ?? '').trim().slice(0, 12);
    await paragraph.tap();
    const text = sheet(page).getByRole('textbox', { name: 'Text (العربية)', exact: true });
    await expect(text).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.anchorNode?.textContent?.slice(0, 12)))
      .toBe(start);
    await expect(text.getByText(start)).toBeInViewport({ ratio: 0.5 });
    const toolbar = sheet(page).getByRole('group', { name: 'Format the text' });
    await expect(toolbar).toHaveCount(1);
    const [bar, line] = [await toolbar.boundingBox(), await text.getByText(start).boundingBox()];
    expect(bar?.height).toBeLessThan(70);
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(line?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test('opens the tapped entry of a list at its field, in either language', async ({ page }) => {
  for (const [to, language] of [
    ['/beard-trim-dubai', 'English'],
    ['/ar/beard-trim-dubai', 'العربية'],
  ] as const) {
    await editPage(page, to);
    const question = page.getByRole('main').locator('[data-edit$=".2.question"]');
    const text = ((await question.textContent()) ?? '').trim();
    await question.tap();
    const field = sheet(page).getByRole('textbox', { name: `Question (${language})` });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(text);
    await press(page, 'Done').tap();
  }
});

test('changes a price from its card, which shows it at once', async ({ page }) => {
  await editPage(page, '/services');
  const card = page.getByRole('main').locator('[data-edit~="en/services.yaml:items.haircut.name"]').first();
  await card.tap();
  await expect(sheet(page).getByRole('textbox', { name: 'Name (English)' })).toBeFocused();
  await sheet(page).getByLabel('Price', { exact: true }).first().fill('67');
  await expect(page.getByRole('main')).toContainText('67');
  await press(page, 'Done').tap();
  // A link of the list opens the sheet of a field that this page shows.
  await press(page, 'Publish').tap();
  await page.locator('.change [aria-expanded]').first().tap();
  await page.getByRole('link', { name: 'Change it' }).tap();
  await expect(sheet(page).getByLabel('Price', { exact: true }).first()).toBeFocused();
  await expect(page).toHaveURL(/\/services$/);
  await press(page, 'Done').tap();
  await discardAll(page);
  await expect(page.getByRole('main')).not.toContainText('67');
});

for (const [what, path, place, effect] of [
  ['an area', '/fade-haircut-dubai', 'Al Barsha 2', 'no longer in the lists of areas'],
  [
    'a card of a landing page',
    '/best-barbershop-dubai',
    'Luxury shave',
    'no longer on its page or in booking',
  ],
] as const)
  test(`removes ${what} after showing what changes`, async ({ page }) => {
    await editPage(page, path);
    const shown = page.getByRole('main').getByText(place, { exact: true });
    await shown.first().tap();
    const remove = { name: /^Remove/ };
    // The button stands below the fields, whose facts can be removed, too.
    await sheet(page).getByRole('button', remove).last().tap();
    await expect(sheet(page).last()).toContainText(effect);
    await sheet(page).last().getByRole('button', remove).tap();
    await expect(sheet(page)).toHaveCount(0);
    await expect(shown).toHaveCount(0);
    await discardAll(page);
    await expect(shown.first()).toBeVisible();
  });

test('shows facts as chips with their value and name, never in braces', async ({ page }) => {
  await editPage(page);
  await page.getByRole('main').locator('[data-edit^="en/home.yaml:hero.lead"]').first().tap();
  const lead = sheet(page).getByRole('textbox', { name: 'Text below the headline (English)' });
  await expect(lead).toContainText('1:00 AM, earliest closing of all branches');
  await lead.getByRole('button', { name: /^Remove 1:00 AM/ }).click();
  await expect(lead).not.toContainText('1:00 AM');
  await sheet(page)
    .getByRole('button', { name: 'Insert a live price, time or name Text below the headline (English)' })
    .tap();
  await sheet(page).getByLabel('Find a price, time or name').fill('closing time of JVC');
  await press(page, '1:00 AM, closing time of JVC').tap();
  await expect(lead).toContainText('1:00 AM, closing time of JVC');
  await expect(sheet(page)).not.toContainText(/[{}]/);
  await press(page, 'Done').tap();
  await openMore(page);
  await press(page, 'On this page').tap();
  await expect(sheet(page).getByRole('listitem').nth(5)).toBeVisible();
  await expect(sheet(page)).not.toContainText(/[{}]|\.yaml/);
  await page.keyboard.press('Escape');
  await discardAll(page);
});

test('finds a text in either language and opens it on its page', async ({ page }) => {
  await openConsole(page, 'search');
  await page.getByLabel('Search all content').fill('kessa');
  const results = page.getByRole('search').getByRole('link');
  // The first search renders every page.
  await expect(results.first()).toBeVisible({ timeout: 100_000 });
  await expect(page.getByRole('search')).not.toContainText(/[{}]|\.yaml/);
  await page.getByLabel('Search all content').fill('قصة شعر');
  await expect(results.filter({ hasText: 'العربية' }).first()).toBeVisible();
  await page.getByLabel('Search all content').fill('wash and a razor-clean neck');
  await results.filter({ hasText: 'wash and a razor-clean neck' }).first().tap();
  await expect(sheet(page).getByRole('textbox', { name: 'Description (English)' })).toBeFocused();
  await press(page, 'Done').tap();
  await openMore(page);
  await press(page, 'Search').tap();
  await expect(sheet(page).getByLabel('Search all content')).toBeVisible();
  // A fact has no language: its page opens in that of the console.
  await page.goto(`${arabic.local(STAFF_PATH)}#search`);
  await page.getByLabel(arabic.words.staff.site.searchAll).fill('000 0003');
  await expect(results.first()).toHaveAttribute('href', /to=%2Far%2Flocations%2Fjvc/);
});

test('says which colleagues have drafts on the page', async ({ page, shop, browser }) => {
  const theirs = await shop.colleague(browser);
  await editPage(page);
  await editPage(theirs, '/', MONA.email);
  await heading(page).focus();
  await heading(theirs).click();
  await sheet(theirs).getByRole('textbox', { name: 'Title (English)' }).fill('A line by Mona.');
  await expect(bar(page)).toContainText('Mona has 1 change on this page.');
  await expect(heading(page)).toHaveText('A line by Mona.');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('status').filter({ hasText: 'Draft of Mona, ' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await press(theirs, 'Done').click();
  await discardAll(theirs);
});

test('shows the newest render after a lost connection', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await editPage(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let renders = 0;
  await page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    renders += 1;
    if (renders === 1) return route.abort();
    const response = await route.fetch();
    if (renders === 2) await released;
    return route.fulfill({ response }).catch(() => {});
  });
  const type = async (text: string) => {
    await heading(page).click();
    await sheet(page).getByRole('textbox', { name: 'Title (English)' }).fill(text);
    await press(page, 'Done').click();
    await expect(bar(page)).toContainText('1 change');
  };
  await type('First line.');
  await expect.poll(() => renders).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => renders).toBe(2);
  await type('Second line.');
  await expect.poll(() => renders).toBeGreaterThan(2);
  release();
  await expect(heading(page)).toHaveText('Second line.');
  await expect(heading(page)).toHaveAttribute('tabindex', '0');
  await expect(heading(page)).toHaveAttribute('data-edit', /hero\.title/);
  expect(errors).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await discardAll(page);
});

test('shows the page as of another day and in the other language', async ({ page }) => {
  await editPage(page);
  await press(page, 'More').tap();
  await page.getByLabel('Show the page on a day').fill('2027-03-01');
  await expect(page.locator('#site-editor')).toHaveAttribute('data-day', '2027-03-01');
  const day = bar(page).getByText('The page on Monday, 1 March 2027');
  await expect(day).toBeInViewport();
  // What depends on the time tells that day, too: the first days to book are of that month.
  expect(await page.evaluate(() => new Date(Date.now() + (window.clockBehind ?? 0)).toISOString())).toMatch(
    /^2027-0(2-28|3-01)/,
  );
  await press(page, 'Back to today').tap();
  await expect(day).toHaveCount(0);
  await openMore(page);
  await bar(page).getByRole('link', { name: 'العربية' }).tap();
  await expect(page).toHaveURL(/\/ar$/);
  await expect(page.getByRole('button', { name: 'End', exact: true })).toBeVisible();
  await heading(page).tap();
  await expect(sheet(page).getByRole('textbox', { name: 'Title (العربية)' })).toBeFocused();
});

test('offers other hours where a tap leads to the hours of a branch', async ({ page }) => {
  await editPage(page, '/locations/jvc');
  await page.locator('main [data-edit^="facts/branches.yaml:jvc.hours"]').first().tap();
  await expect(sheet(page).getByLabel('Opens', { exact: true })).toHaveValue('10:00');
  await sheet(page).getByRole('button', { name: 'Add other hours JVC' }).tap();
  await sheet(page).getByLabel('Reason, English').fill('Eid');
  await sheet(page).getByLabel('Reason, العربية').fill('العيد');
  await press(page, 'Done').tap();
  await page.getByText('1 change').tap();
  await expect(page.locator('.draft-list')).toContainText('Eid, ');
  await discard(page);
});

test('bar and sheets are accessible from right to left, in the dark and on a small phone', async ({
  page,
}) => {
  const { words, local } = arabic;
  const { onThisPage, search, done, more } = words.staff.site;
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await editPage(page);
  // The console chooses the language of the bar.
  await page.goto(local(STAFF_PATH));
  await page.goto(local('/'));
  await expect(page.locator('.site-bar')).toBeVisible();
  expect(await violations(page, { part: '.site-bar' })).toEqual([]);
  for (const name of [undefined, onThisPage, search]) {
    if (name) await press(page, more).click();
    await (name ? press(page, name) : heading(page)).click();
    await expect(sheet(page).locator('input, textarea, li').first()).toBeVisible();
    expect(await violations(page, { part: 'dialog' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await press(page, done).click();
  }
});
