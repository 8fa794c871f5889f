import { expect, type Page, test } from '@playwright/test';
import { whatsappLink } from '../../domain/links.ts';
import { inOneLine } from '../../domain/text.ts';
import { arabic, editions, english } from '../support/editions.ts';
import { violations } from '../support/violations.ts';
import { comeTo, errorsOf } from './island.ts';
import { away, branchesOf, closedUntil, greetingOf, openUntil } from './said.ts';

const MARINA = { latitude: 25.08, longitude: 55.16 };
const AFTERNOON = '2026-11-21T14:00:00+04:00';

const button = (page: Page) => page.locator('.finder-controls').getByRole('button');
const area = (page: Page) => page.locator('.finder-controls').getByRole('combobox');
const result = (page: Page) => page.locator('.finder-result');
const rows = (page: Page) => page.locator('.finder-rows li');
const link = (page: Page, name: string) => result(page).getByRole('link', { name, exact: true });

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

async function openFinder(page: Page, { at = AFTERNOON, edition = english } = {}): Promise<void> {
  await page.clock.setFixedTime(new Date(at));
  await page.goto(edition.href('locations'));
  await comeTo(page, page.locator('.finder'));
  await expect(page.locator('astro-island[ssr] .finder')).toHaveCount(0);
}

// Somebody abroad must read Dubai's time all the same.
test.use({ timezoneId: 'America/Los_Angeles' });

for (const edition of editions)
  test(`a visitor shares their position and gets the nearest branch, and nobody else learns it (${edition.locale})`, async ({
    page,
  }) => {
    const { finder, labels } = edition.words.interface;
    const { alBarsha, barshaHeights, jvc } = branchesOf(edition);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const errors = errorsOf(page);
    await slowPhone(page, MARINA);
    await openFinder(page, { edition });
    await expect(rows(page)).toHaveCount(3);

    await expect(button(page)).toHaveText(finder.button);
    await button(page).click();
    await expect(page.getByRole('button', { name: finder.locating })).toBeDisabled();
    await expect(page.locator('.finder-asking')).toContainText(finder.asking);
    await expect(page.locator('.finder-asking')).toBeInViewport();
    await answerPosition(page);

    await expect(result(page).getByRole('heading')).toContainText(barshaHeights.name);
    await expect(result(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.finder-distance')).toHaveText(away(edition, '2.4'));
    await expect(result(page)).toContainText(openUntil(edition, '01:00'));
    await expect(page.locator('.finder-stage [role=status]')).toHaveText(
      `${finder.result}: ${inOneLine([barshaHeights.name, away(edition, '2.4')], edition.tag)}`,
    );
    const directions = new URL((await link(page, labels.directions).getAttribute('href')) ?? '');
    expect([directions.host, ...directions.searchParams.values()]).toEqual([
      'www.google.com',
      '1',
      '25.08,55.16',
      `JK Masters, ${barshaHeights.address}`,
    ]);
    const booking = edition.href('book', { branch: 'barsha-heights' });
    await expect(link(page, finder.book)).toHaveAttribute('href', booking);
    await expect(link(page, finder.chat)).toHaveAttribute(
      'href',
      whatsappLink('+971 50 000 0002', greetingOf(edition, barshaHeights)),
    );
    await expect(rows(page)).toHaveCount(2);
    for (const [index, { name }, km] of [
      [0, alBarsha, '5.4'],
      [1, jvc, '5.8'],
    ] as const) {
      const row = rows(page).nth(index);
      await expect(row).toContainText(name);
      await expect(row).toContainText(away(edition, km));
      await expect(row.getByRole('link', { name: `${labels.directions}: ${name}` })).toHaveAttribute(
        'href',
        /\?api=1&origin=25\.08%2C55\.16&destination=/,
      );
    }
    await expect(button(page)).toBeFocused();

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
  await expect(page.getByRole('alert')).toHaveText(
    'Unable to get your location. Please allow location access.',
  );
  await expect(button(page)).toBeEnabled();

  await page.getByLabel('or choose your area').selectOption('Deira');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(result(page).getByRole('heading')).toContainText('Al Barsha 1');
  await expect(result(page)).toContainText('20.6 km away');
  await expect(link(page, 'Get Directions')).toHaveAttribute('href', /\/maps\/dir\/\?api=1&destination=/);

  await area(page).selectOption({ index: 0 });
  await expect(result(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(3);
});

test('a browser without geolocation says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
  });
  await openFinder(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText('Geolocation is not supported by this browser.');
});

test('an area chosen while the phone still looks wins over its late answer', async ({ page }) => {
  await slowPhone(page, MARINA);
  await openFinder(page);
  await button(page).click();
  await area(page).selectOption('Arjan');
  await expect(result(page).getByRole('heading')).toContainText('JVC');
  await answerPosition(page);
  await expect(button(page)).toBeEnabled();
  await expect(result(page).getByRole('heading')).toContainText('JVC');
});

test('a closed branch says when it opens, and is booked for then', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(MARINA);
  await openFinder(page, { at: '2026-11-21T03:00:00+04:00' });
  await button(page).press('Enter');
  await expect(result(page)).toContainText(closedUntil(english, '09:00'));
  await expect(link(page, 'Book a time')).toHaveAttribute('href', '/booking?branch=barsha-heights');
  await expect(link(page, 'Book via WhatsApp')).toBeVisible();
  await expect(link(page, '+971 4 000 0002')).toHaveAttribute('href', 'tel:+97140000002');
  await expect(link(page, 'Barsha Heights')).toHaveAttribute('href', '/locations/barsha-heights');
  await expect(link(page, 'Get Directions')).toBeVisible();
});

for (const [edition, colorScheme] of [
  [english, 'light'],
  [arabic, 'dark'],
] as const)
  test(`the answer and the error have no accessibility violation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await slowPhone(page, null);
    await openFinder(page, { edition });
    await area(page).selectOption({ label: edition.words.areas.items.arjan ?? '' });
    await button(page).click();
    await answerPosition(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(result(page)).toBeVisible();
    expect(await violations(page, { part: '.finder' })).toEqual([]);
    for (const target of await page.locator('.finder :is(a, button, select)').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

test('a finder that lacks its script asks for it again at the next touch, and answers', async ({ page }) => {
  let isLost = true;
  await page.route(/\/nearest-branch\.island\.[^/]+\.js/, (route) =>
    isLost ? route.fulfill({ status: 503, body: 'Not now' }) : route.continue(),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  const lost = page.waitForResponse((response) => response.status() === 503);
  await comeTo(page, page.locator('.finder'));
  await lost;
  isLost = false;
  await expect(async () => {
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await expect(page.locator('astro-island[ssr] .finder')).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
  await area(page).selectOption({ index: 1 });
  await expect(result(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the three branches are there with their directions, and nothing to press in vain', async ({
    page,
  }) => {
    await page.goto('/locations');
    await expect(rows(page)).toHaveCount(3);
    for (const row of await rows(page).all())
      await expect(row.getByRole('link', { name: 'Get Directions: ' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
      );
    await expect(button(page)).toBeHidden();
  });
});
