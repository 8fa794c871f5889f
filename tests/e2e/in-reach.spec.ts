import { expect, type Locator, type Page, test } from '@playwright/test';
import { editionAt, english, named } from '../support/editions.ts';
import { chooseArea, scrollToIsland } from './island.ts';
import { fieldsOn } from './review-form.ts';

const SCREEN = { width: 390, height: 844 };
/** The bar of the open page, by its name in the language of that page. */
const bar = (page: Page) => {
  const { words } = editionAt(new URL(page.url()).pathname);
  return page.getByRole('navigation', { name: words.interface.bar.label });
};
// One page per layout of the bar: three branches, one branch (right to left), and without the link to /booking.
// tests/pages/in-reach.test.ts checks the same links in the HTML of every page.
const pages = ['/', '/ar/locations/jvc', '/booking'];

/** Scrolls by one screen. */
async function scrollOneScreen(page: Page): Promise<void> {
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, SCREEN.height);
}

/** The links behind an entry of the bar: the entry itself, or the list that a tap opens. */
async function linksOf(page: Page, name: string): Promise<Locator> {
  const button = bar(page).getByRole('button', { name, exact: true });
  if (!(await button.count())) return bar(page).getByRole('link', { name: new RegExp(`^${name} `) });
  await button.tap();
  const list = bar(page).locator(':popover-open');
  await expect(list).toBeInViewport({ ratio: 1 });
  return list.getByRole('link');
}

test.use({ hasTouch: true, isMobile: true, viewport: SCREEN });

for (const path of pages) {
  const { words, href } = editionAt(path);
  const { bar: barWords, labels } = words.interface;
  test(`${path} reaches booking, a call and directions within one screen and two taps`, async ({ page }) => {
    await page.goto(path);
    await scrollOneScreen(page);
    if (path === href('booking')) return expect(bar(page)).toHaveCount(0);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    const calls = await linksOf(page, labels.call);
    expect([1, 3]).toContain(await calls.count());
    await page.keyboard.press('Escape');
    const ways = await linksOf(page, barWords.directions);
    expect([1, 3]).toContain(await ways.count());
    await page.keyboard.press('Escape');
    await bar(page).getByRole('link', { name: barWords.book, exact: true }).tap();
    await expect(page).toHaveURL(new RegExp(`${href('booking')}`));
    await expect(page.getByRole('group', { name: words.booking.form.fields.branch })).toBeInViewport();
  });
}

test('shows the bar below the first screen, hides it for keys, and keeps the end clear', async ({ page }) => {
  await page.goto('/');
  await expect(bar(page)).toBeHidden();
  await scrollOneScreen(page);
  await expect(bar(page)).toBeVisible();
  await page.getByRole('contentinfo').getByText('©').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 50_000);
  const [bottom, top] = await Promise.all(
    [page.getByRole('contentinfo').locator('.footer-legal'), bar(page)].map((part) => part.boundingBox()),
  );
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  await page.goto(named(english.team, 'kareem-haddad').href);
  await expect(bar(page)).toBeVisible();
  await scrollToIsland(page, page.locator('.reviews'));
  await fieldsOn(page).review.focus();
  await expect(bar(page)).toBeHidden();
  await fieldsOn(page).review.blur();
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('hides the floating chat on the booking page once a branch is chosen', async ({ page }) => {
  await page.goto('/booking');
  const floating = page.locator('.floating-main');
  await expect(floating).toBeVisible();
  await page.goto('/booking?branch=jvc');
  await scrollToIsland(page, page.locator('.booking'));
  await expect(page.locator('.booking-send').getByRole('link')).toBeVisible();
  await expect(floating).toBeHidden();
});

test('links the bar to the nearest branch once the finder has found it', async ({ page }) => {
  const { bar: barWords, labels, ofBranch } = english.words.interface;
  const accessibleName = (label: string, way: 'call' | 'directions', slug: string) => ({
    name: `${label} ${english.fill(ofBranch[way], { branch: named(english.branches, slug).name })}`,
  });
  const call = (slug: string) => bar(page).getByRole('link', accessibleName(labels.call, 'call', slug));
  await page.goto(english.href('locations'));
  await scrollToIsland(page, page.locator('.finder'));
  for (const [area, slug] of [
    ['arjan', 'jvc'],
    ['the-greens', 'barsha-heights'],
    ['arjan', 'jvc'],
  ] as const) {
    await chooseArea(page, area);
    await expect(page.locator('.finder-result')).toContainText(named(english.branches, slug).name);
    await expect(call(slug)).toHaveCount(1);
  }
  await page.goto(english.href('services'));
  await scrollOneScreen(page);
  await expect(call('jvc')).toBeVisible();
  await expect(call('jvc')).toHaveAttribute('href', 'tel:+97140000003');
  await expect(
    bar(page).getByRole('link', accessibleName(barWords.directions, 'directions', 'jvc')),
  ).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).not.toMatch(/25\.0|55\.2/);
});

test('the home page prefetches the branches when the browser is idle', async ({ page }) => {
  const request = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/branches');
  await page.goto('/');
  expect((await request).method()).toBe('GET');
});
