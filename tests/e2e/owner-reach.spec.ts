import { expect } from '@playwright/test';
import { violations } from '../support/violations.ts';
import {
  bar,
  discardAll,
  editPage,
  heading,
  openConsole,
  openMore,
  press,
  priceOf,
  sheet,
  test,
} from './shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('edits a search engine field by keyboard, from the list of fields and back', async ({ page }) => {
  await editPage(page);
  await openMore(page);
  await press(page, 'On this page').focus();
  await page.keyboard.press('Enter');
  const entry = sheet(page).getByRole('button', { name: /^Home: Search engines, Title/ });
  await entry.focus();
  await page.keyboard.press('Enter');
  const title = sheet(page).getByRole('textbox', { name: 'Title (English)' });
  await expect(title).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Barbers in Dubai, three branches | JK Masters');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('1 change');
  await expect(page).toHaveTitle(/^Barbers in Dubai/);
  // A text of the page itself: Enter opens its sheet, Escape returns the focus to it.
  await heading(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('textbox', { name: 'Title (English)' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toBeFocused();
  await discardAll(page);
});

test('keeps the role of a text that can be edited, and opens texts in a link from it', async ({ page }) => {
  for (const to of ['/blog', '/locations/jvc', '/services']) {
    await editPage(page, to);
    await expect(heading(page)).toHaveRole('heading');
    await expect(heading(page)).toHaveAttribute('aria-description', 'Edit');
    expect(await violations(page)).toEqual([]);
    // The content model of HTML, which axe does not test for links.
    await expect(page.locator(':is(a, button, summary) [tabindex]')).toHaveCount(0);
  }
  const inLink = page.locator('a[tabindex]:not([data-edit])', { has: page.locator('[data-edit]') });
  const link = inLink.filter({ visible: true }).first();
  const [field] = (await link.locator('[data-edit]').first().getAttribute('data-edit'))?.split(' ') ?? [];
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).locator(`[id="${field}"]`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('publishes a price with four presses of keys from its field, or with Ctrl+Enter', async ({ page }) => {
  await editPage(page, '/services');
  // No other story reads this price.
  const card = page.getByRole('main').locator('[data-edit~="en/services.yaml:items.manicure.name"]').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await sheet(page).getByLabel('Price', { exact: true }).first().fill('47');
  await expect(page.getByRole('main')).toContainText('47');
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Escape');
  await expect(press(page, 'Publish')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /manicure 45 → 47/ })).toBeVisible();
  await expect(press(page, 'Publish 1 now')).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => priceOf(page, 'manicure'), { timeout: 80_000 }).toBe(47);
});

test('closes a sheet and not the page when the user goes back', async ({ page }) => {
  await openConsole(page, 'today');
  await editPage(page);
  const href = page.url();
  await heading(page).tap();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  expect(page.url()).toBe(href);
  // The list of fields makes way for a field; one step back closes it, and 'Done' leaves no step behind.
  await openMore(page);
  await press(page, 'On this page').tap();
  await sheet(page)
    .getByRole('button', { name: /^Home: Search engines, Title/ })
    .tap();
  await press(page, 'Done').tap();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/staff#today$/);
});

test('keeps Publish in sight and its bar small in large text, and covers no control', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await editPage(page);
  await heading(page).tap();
  await sheet(page).getByRole('textbox', { name: 'Title (English)' }).fill('Large text.');
  await press(page, 'Done').press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(press(page, 'Publish')).toBeVisible();
  for (const standard of [20, 24, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect(press(page, 'Publish')).toBeInViewport({ ratio: 1 });
    const [box, covered] = await bar(page).evaluate((element) => [
      element.getBoundingClientRect().height / innerHeight,
      [...element.querySelectorAll('button, summary, a')]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { left, top, width, height } = control.getBoundingClientRect();
          return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ]);
    expect(covered, `${standard} px`).toEqual([]);
    expect(box, `${standard} px`).toBeLessThan(0.35);
    // A focused link of the header scrolls out from below the bar.
    await page.getByRole('banner').getByRole('link').first().focus();
    const [header, own] = await Promise.all(
      [page.getByRole('banner'), page.locator('.site-bar')].map((part) => part.boundingBox()),
    );
    expect(header?.y, `${standard} px`).toBeGreaterThanOrEqual((own?.height ?? 0) - 1);
  }
  await press(page, 'Publish').tap();
  await expect(page.getByRole('region', { name: 'Your changes' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish \d now/ })).toBeInViewport({ ratio: 1 });
  await press(page, 'Done').click();
  await discardAll(page);
  await page.goto('/staff#today');
  await page.getByRole('link', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
