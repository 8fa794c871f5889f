import { expect, type Page, test } from '@playwright/test';
import { comeTo, errorsOf, watchShifts } from './island.ts';

const API = '**/api/services';
const cards = (page: Page) => page.locator('.service-cards > li');
const section = (page: Page) => page.locator('main .band').first();
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

async function openServices(page: Page): Promise<void> {
  await page.goto('/services');
  await comeTo(page, section(page));
}

test('the built menu stands while the answer is on its way, and nothing moves', async ({ page }) => {
  const errors = errorsOf(page);
  const shifts = await watchShifts(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(API, async (route) => {
    await held;
    await route.continue();
  });
  await openServices(page);
  await expect(page.getByText('Loading services...')).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
  const before = await shifts();
  release();
  await expect(page.getByText('Loading services...')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(8);
  expect(await shifts()).toBe(before);
  expect(errors).toEqual([]);
});

test('the menu is priced, in its order, without the package', async ({ page }) => {
  await openServices(page);
  const all = await names(page);
  expect(all.slice(0, 4)).toEqual([
    'Haircut',
    'Beard shave / trim / style',
    'Professional manicure',
    'Luxury pedicure',
  ]);
  expect(all.slice(4)).toEqual(all.slice(4).sort());
  expect(all).not.toContain('Complete Package');
  await expect(cards(page).first()).toContainText(/Starting from AED\s60/);
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', '/booking?service=haircut');
  await expect(cards(page).first().locator('.menu-description')).toHaveCSS('-webkit-line-clamp', '3');
  await expect(cards(page).filter({ hasText: 'hammam' })).toContainText('Available at Al Barsha & JVC only');
});

test('the answer rules: a new price, a service gone, the package still hidden', async ({ page }) => {
  await page.route(API, (route) =>
    route.fulfill({
      json: [
        { id: 1, name: 'Complete Package', price: 220, duration: 150 },
        { id: 2, name: 'Facial', price: 90, duration: 45 },
        { id: 3, name: 'Haircut', price: 65, description: 'Shorter.', duration: 40 },
      ],
    }),
  );
  await openServices(page);
  await expect(cards(page)).toHaveCount(2);
  expect(await names(page)).toEqual(['Haircut', 'Facial']);
  await expect(cards(page).first()).toContainText(/AED\s65/);
});

const failures = {
  'an error of the server': { status: 503, body: 'Busy' },
  'an answer that is no list': { json: { services: [] } },
  'an answer that is no JSON': { body: '<html>' },
};
for (const [what, answer] of Object.entries(failures)) {
  test(`${what} is said, above the last known menu; Retry loads the page again`, async ({ page }) => {
    await page.route(API, (route) => route.fulfill(answer));
    await openServices(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to load services');
    await expect(alert).toContainText('as last published');
    await expect(cards(page)).toHaveCount(8);

    await page.unroute(API);
    const reloaded = page.waitForEvent('load');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await reloaded;
    await comeTo(page, section(page));
    await expect(cards(page)).toHaveCount(8);
    await expect(alert).toHaveCount(0);
  });
}

test('without a network it fails at once instead of waiting', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.route(API, (route) => route.abort('internetdisconnected'));
  await openServices(page);
  await expect(page.getByRole('alert')).toContainText('Failed to load services');
});

test('an empty answer leads back home', async ({ page }) => {
  await page.route(API, (route) => route.fulfill({ json: [] }));
  await openServices(page);
  await expect(page.getByText('No services available')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  await expect(cards(page).first()).toBeHidden();
});

test('a page opened within five minutes asks no second time, a later one does', async ({ page }) => {
  let asked = 0;
  await page.route(API, (route) => {
    asked += 1;
    return route.continue();
  });
  const start = Date.parse('2026-11-21T10:00:00Z');
  await page.clock.setFixedTime(start);
  await openServices(page);
  await expect.poll(() => asked).toBe(1);
  await page.waitForLoadState('networkidle');

  await page.clock.setFixedTime(start + 4 * 60_000);
  await page.goto('/locations');
  await openServices(page);
  await expect(cards(page)).toHaveCount(8);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);

  await page.clock.setFixedTime(start + 6 * 60_000);
  await openServices(page);
  await expect.poll(() => asked).toBe(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is simply there', async ({ page }) => {
    await page.goto('/services');
    await expect(cards(page)).toHaveCount(8);
    await expect(page.getByText('Loading services...')).toHaveCount(0);
  });
});
