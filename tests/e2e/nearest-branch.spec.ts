import { expect, type Locator, type Page, test } from '@playwright/test';
import { mapsDirectionsLink, whatsappLink } from '../../domain/links.ts';
import { joinWithComma } from '../../domain/text.ts';
import { english, named } from '../support/editions.ts';
import { away, branchesOf, closedUntil, greetingOf, openUntil } from './expected-texts.ts';
import { chooseArea, errorsOf, scrollToIsland, setClock } from './island.ts';

const MARINA = { latitude: 25.08, longitude: 55.16 };
const AFTERNOON = '2026-11-21T14:00:00+04:00';

const button = (page: Page) => page.locator('.finder-controls').getByRole('button');
const area = (page: Page) => page.locator('.finder-controls').getByRole('combobox');
const result = (page: Page) => page.locator('.finder-result');
const rows = (page: Page) => page.locator('.finder-rows li');
const link = (page: Page, name: string) => result(page).getByRole('link', { name, exact: true });
const expectHref = (link: Locator, href: string | RegExp) => expect(link).toHaveAttribute('href', href);

/** Geolocation responds only when the test calls `answerPosition(page)`; null denies it. */
async function delayGeolocation(page: Page, position: typeof MARINA | null): Promise<void> {
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

async function openFinder(page: Page, { at = AFTERNOON, referer = '' } = {}) {
  await setClock(page, new Date(at));
  await page.goto(english.href('locations'), { referer });
  await scrollToIsland(page, page.locator('.finder'));
  await expect(page.locator('astro-island[ssr] .finder')).toHaveCount(0);
}

// A browser abroad must show Dubai's time too.
test.use({ timezoneId: 'America/Los_Angeles' });

test('shows the nearest branch, and sends the position nowhere', async ({ page }) => {
  const { finder, labels } = english.words.interface;
  const { alBarsha, barshaHeights, jvc } = branchesOf(english);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const errors = errorsOf(page);
  await delayGeolocation(page, MARINA);
  await openFinder(page);
  // The page lists the branches below.
  await expect(rows(page)).toHaveCount(0);

  await expect(button(page)).toHaveText(finder.button);
  await button(page).click();
  await expect(page.getByRole('button', { name: finder.locating })).toBeDisabled();
  await expect(page.locator('.finder-asking')).toContainText(finder.asking);
  await expect(page.locator('.finder-asking')).toBeInViewport();
  await answerPosition(page);

  await expect(result(page).getByRole('heading')).toContainText(barshaHeights.name);
  await expect(result(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.finder-distance')).toHaveText(away(english, '2.4'));
  await expect(result(page)).toContainText(openUntil(english, '01:00'));
  await expect(page.locator('.finder > [role=status]')).toHaveText(
    `${finder.result}: ${joinWithComma([barshaHeights.name, away(english, '2.4')], english.tag)}`,
  );
  const origin = { lat: MARINA.latitude, lng: MARINA.longitude };
  const directions = mapsDirectionsLink(barshaHeights.coordinates, origin);
  await expectHref(link(page, labels.directions), directions);
  const booking = english.href('book', { branch: 'barsha-heights' });
  await expectHref(link(page, finder.book), booking);
  const chat = whatsappLink('+971 50 000 0002', greetingOf(english, barshaHeights));
  await expectHref(link(page, finder.chat), chat);
  await expect(rows(page)).toHaveCount(2);
  for (const [index, { name, coordinates }, km] of [
    [0, alBarsha, '5.4'],
    [1, jvc, '5.8'],
  ] as const) {
    const row = rows(page).nth(index);
    await expect(row).toContainText(name);
    await expect(row).toContainText(away(english, km));
    const way = row.getByRole('link', { name: `${labels.directions}: ${name}` });
    await expectHref(way, mapsDirectionsLink(coordinates, origin));
  }
  await expect(page.locator('.finder-stage')).toBeFocused();

  const events = await page.evaluate(() => window.dataLayer ?? []);
  expect(events).toContainEqual({ event: 'nearest_branch', section: 'finder', location: 'barsha-heights' });
  await page.goto('about:blank');
  expect(sent.filter((text) => /25\.08|55\.16/.test(text))).toEqual([]);
  expect(errors).toEqual([]);
});

test('says that a browser has no geolocation', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
  });
  await openFinder(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText('Geolocation is not supported by this browser.');
});

test('keeps an area chosen while the position is pending, ignoring the late position', async ({ page }) => {
  await delayGeolocation(page, MARINA);
  await openFinder(page);
  await button(page).click();
  await chooseArea(page, 'arjan');
  await expect(result(page).getByRole('heading')).toContainText('JVC');
  await answerPosition(page);
  await expect(button(page)).toBeEnabled();
  await expect(result(page).getByRole('heading')).toContainText('JVC');
});

test('shows the next open branch with distance, Book and chat if the nearest is closed', async ({ page }) => {
  await openFinder(page, { at: '2026-11-21T09:30:00+04:00' });
  await chooseArea(page, 'arjan');
  const open = page.getByRole('region', { name: english.words.interface.finder.open });
  await expect(result(page).getByRole('heading')).toContainText('JVC');
  await expect(result(page)).toContainText(closedUntil(english, '10:00'));
  await expectHref(link(page, 'Book a time'), '/booking?branch=jvc');
  await expectHref(link(page, '+971 4 000 0003'), 'tel:+97140000003');
  await expect(open).toContainText(/Al Barsha 1 7\.5\skm away.*Open now/);
  await expectHref(open.getByRole('link', { name: 'Book Now Al Barsha 1' }), '/booking?branch=al-barsha');
  await expectHref(open.getByRole('link', { name: 'Book via WhatsApp Al Barsha 1' }), /971500000001/);
  await expect(rows(page).first()).toContainText('Open now');
});

test('replaces the distance by a sentence for a visitor far away', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.85, longitude: 2.35 });
  await openFinder(page);
  await button(page).click();
  await expect(page.locator('.finder-distance')).toHaveText('More than 100 km away');
  await expect(result(page)).toContainText(english.words.interface.finder.farHint);
  await expect(page.locator('.finder')).not.toContainText(/\d,\d{3}/);
});

test('keeps the service of the previous page in Book and message where it is offered', async ({ page }) => {
  const bath = named(english.menu, 'moroccan-bath');
  const { baseURL } = test.info().project.use;
  await openFinder(page, { referer: new URL(english.href('book', { service: bath.id }), baseURL).href });
  await chooseArea(page, 'the-greens');
  await expect(result(page).getByRole('heading')).toContainText('Al Barsha 1');
  await expect(result(page)).toContainText(`${bath.name} ${bath.note}`);
  await expectHref(link(page, 'Book via WhatsApp'), /Al%20Barsha%201.*Moroccan%20bath/);
  const book = page.locator('.finder-result a[href^="/booking"]').first();
  await expectHref(book, `/booking?branch=al-barsha&service=${bath.id}`);
});

test('says what helps if the own area is not in the list, until an area is chosen', async ({ page }) => {
  const { areaMissing, areaHelp } = english.words.interface.finder;
  await openFinder(page);
  const names = english.areas.map(({ name }) => name);
  expect(await area(page).locator('option').allTextContents()).toEqual(expect.arrayContaining(names));
  await area(page).selectOption(areaMissing);
  await expect(page.getByRole('status').filter({ hasText: areaHelp })).toHaveCount(1);
  await expect(result(page)).toHaveCount(0);
  await chooseArea(page, 'barsha-heights');
  await expect(page.getByText(areaHelp)).toHaveCount(0);
  await expect(result(page).getByRole('heading')).toContainText('Barsha Heights');
});

test('retries a failed script at the next interaction', async ({ page }) => {
  let isLost = true;
  await page.route(/\/nearest-branch\.island\.[^/]+\.js/, (route) =>
    isLost ? route.fulfill({ status: 503, body: 'Not now' }) : route.continue(),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  const lost = page.waitForResponse((response) => response.status() === 503);
  await scrollToIsland(page, page.locator('.finder'));
  await lost;
  isLost = false;
  await expect(async () => {
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await expect(page.locator('astro-island[ssr] .finder')).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
  await button(page).click();
  await chooseArea(page, 'arjan');
  await expect(result(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the branches with directions, and hides the button that needs JavaScript', async ({ page }) => {
    await page.goto('/locations');
    const cards = page.locator('.branch-card');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all())
      await expectHref(
        card.getByRole('link', { name: 'Get Directions' }),
        /\/maps\/dir\/\?api=1&destination=/,
      );
    await expect(button(page)).toBeHidden();
  });
});
