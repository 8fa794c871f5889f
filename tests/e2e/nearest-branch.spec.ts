import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { comeTo, errorsOf, watchShifts } from './island.ts';

const MARINA = { latitude: 25.08, longitude: 55.16 };
const AFTERNOON = '2026-11-21T14:00:00+04:00';
const DENIED = 'Unable to get your location. Please allow location access.';
const UNSUPPORTED = 'Geolocation is not supported by this browser.';

const button = (page: Page) => page.getByRole('button', { name: /nearest/i });
const result = (page: Page) => page.locator('.finder-result');
const rows = (page: Page) => page.locator('.finder-rows li');

async function openFinder(page: Page, at = AFTERNOON): Promise<void> {
  await page.clock.setFixedTime(new Date(at));
  await page.goto('/locations');
  await comeTo(page, page.locator('.finder'));
  await expect(button(page)).toBeEnabled();
}

/** The phone answers only when the story says so: `page.evaluate(() => answerPosition())`. */
async function slowPhone(page: Page, position: typeof MARINA | null): Promise<void> {
  await page.addInitScript((coords) => {
    navigator.geolocation.getCurrentPosition = (found, failed) => {
      Object.assign(window, {
        answerPosition: () =>
          coords
            ? found({ coords, timestamp: 0 } as GeolocationPosition)
            : failed?.({ code: 1, message: 'denied' } as GeolocationPositionError),
      });
    };
  }, position);
}
const answerPosition = (page: Page) =>
  page.evaluate(() => (window as unknown as { answerPosition: () => void }).answerPosition());

// Somebody abroad must read Dubai's time all the same.
test.use({ timezoneId: 'America/Los_Angeles' });

test('a visitor shares their position and gets the nearest branch, and nobody else learns it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const errors = errorsOf(page);
  await slowPhone(page, MARINA);
  await openFinder(page);
  await expect(rows(page)).toHaveCount(3);

  await button(page).click();
  await expect(page.getByRole('button', { name: 'Finding Nearest Location...' })).toBeDisabled();
  await answerPosition(page);

  await expect(result(page).getByRole('heading')).toContainText('Barsha Heights');
  await expect(result(page)).toContainText('2.4 km away');
  await expect(result(page)).toContainText('Open now · until 1:00 AM');
  await expect(page.locator('.finder-stage [role=status]')).toHaveText(/Barsha Heights, 2\.4 km away$/);
  await expect(result(page).getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&origin=25\.08%2C55\.16&destination=.*Barsha%20Heights/,
  );
  await expect(result(page).getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    '/booking?branch=barsha-heights',
  );
  await expect(result(page).getByRole('link', { name: 'Book via WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/971500000002\?text=.*Barsha%20Heights/,
  );
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText(/Al Barsha 1.*5\.4 km away/);
  await expect(rows(page).nth(1)).toContainText(/JVC.*5\.8 km away/);
  await expect(button(page)).toBeEnabled();

  const events = await page.evaluate(() => window.dataLayer ?? []);
  expect(events).toContainEqual({ event: 'nearest_branch', section: 'finder', location: 'barsha-heights' });
  await page.goto('about:blank');
  expect(sent.filter((text) => /25\.08|55\.16/.test(text))).toEqual([]);
  expect(errors).toEqual([]);
});

test('who refuses reads why nothing came, and is served by choosing an area', async ({ page }) => {
  await slowPhone(page, null);
  await openFinder(page);
  await button(page).click();
  await answerPosition(page);
  await expect(page.getByRole('alert')).toHaveText(DENIED);
  await expect(button(page)).toBeEnabled();

  await page.getByLabel(/choose your area/).selectOption('Deira');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(result(page).getByRole('heading')).toContainText('Al Barsha 1');
  await expect(result(page)).toContainText('20.6 km away');
  const directions = result(page).getByRole('link', { name: 'Get Directions' });
  await expect(directions).toHaveAttribute('href', /\/maps\/dir\/\?api=1&destination=/);

  await page.getByLabel(/choose your area/).selectOption({ index: 0 });
  await expect(result(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(3);
});

test('a browser that refuses by itself gives the same sentence', async ({ page, context }) => {
  await context.clearPermissions();
  await openFinder(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText(DENIED);
});

test('a browser without geolocation says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
  });
  await openFinder(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText(UNSUPPORTED);
});

test('an area chosen while the phone still looks wins over its late answer', async ({ page }) => {
  await slowPhone(page, MARINA);
  await openFinder(page);
  await button(page).click();
  await page.getByLabel(/choose your area/).selectOption('Arjan');
  await expect(result(page).getByRole('heading')).toContainText('JVC');
  await answerPosition(page);
  await expect(button(page)).toBeEnabled();
  await expect(result(page).getByRole('heading')).toContainText('JVC');
});

test('a closed branch says when it opens, and offers the phone instead of a booking', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(MARINA);
  await openFinder(page, '2026-11-21T03:00:00+04:00');
  await button(page).press('Enter');
  await expect(result(page)).toContainText('Closed now · opens 9:00 AM');
  await expect(result(page).getByRole('link', { name: /^Book/ })).toHaveCount(0);
  await expect(result(page).getByRole('link', { name: '+971 4 000 0002' })).toHaveAttribute(
    'href',
    'tel:+97140000002',
  );
  await expect(result(page).getByRole('link', { name: 'Barsha Heights' })).toHaveAttribute(
    'href',
    '/locations/barsha-heights',
  );
  await expect(result(page).getByRole('link', { name: 'Get Directions' })).toBeVisible();
});

test('the booking links leave with the last minute of the night', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T00:58:50+04:00') });
  await page.goto('/locations');
  await comeTo(page, page.locator('.finder'));
  await page.getByLabel(/choose your area/).selectOption('Arjan');
  await expect(result(page).getByRole('link', { name: 'Book Now' })).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(result(page)).toContainText('Closed now · opens 10:00 AM');
  await expect(result(page).getByRole('link', { name: 'Book Now' })).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`at ${width} px neither the error nor the answer moves anything`, async ({ page }) => {
    // So tall that whatever stands below the finder is in view, and would be seen to move.
    await page.setViewportSize({ width, height: 2000 });
    await slowPhone(page, MARINA);
    const shifts = await watchShifts(page);
    await openFinder(page);
    await expect(page.locator('.branch-card').last()).toContainText('Open now');
    const before = await shifts();
    await button(page).click();
    // Past the half second in which a shift would be forgiven as the button's own doing.
    await page.waitForTimeout(700);
    await answerPosition(page);
    await expect(result(page)).toBeVisible();
    expect(await shifts()).toBe(before);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the answer and the error have no accessibility violation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await slowPhone(page, null);
    await openFinder(page);
    await page.getByLabel(/choose your area/).selectOption('Arjan');
    await button(page).click();
    await answerPosition(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(result(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.finder').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    for (const target of await page.locator('.finder :is(a, button, select)').all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the three branches are there with their directions, and nothing to press in vain', async ({
    page,
  }) => {
    await page.goto('/locations');
    await expect(rows(page)).toHaveCount(3);
    for (const row of await rows(page).all()) {
      await expect(row.getByRole('link', { name: /^Get Directions: / })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
      );
    }
    await expect(button(page)).toBeHidden();
  });
});
