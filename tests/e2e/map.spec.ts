import { expect, type Page, test } from '@playwright/test';
import { mapsDirectionsLink } from '../../domain/links.ts';
import { english } from '../support/editions.ts';
import { beginningWith, branchesOf } from './expected-texts.ts';
import { scrollToIsland, watchShifts } from './island.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const map = (page: Page) => page.locator('.map');
const isProbe = (url: string) => url.includes('favicon');

type Host = 'answers' | 'is blocked' | 'is silent';

/** Mocks the maps host and returns the addresses requested from it. */
async function mapsHost(page: Page, host: Host): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://*.google.com/**', async (route) => {
    const url = route.request().url();
    requests.push(url);
    if (host === 'is blocked') return route.abort('blockedbyclient');
    if (host === 'is silent') return;
    return isProbe(url)
      ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
      : route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  return requests;
}

const { map: words } = english.words.interface;
const { jvc } = branchesOf(english);
const { fill } = english;

async function expectLinks(page: Page): Promise<void> {
  await expect(map(page)).toContainText(jvc.address);
  await expect(map(page).getByRole('link', { name: beginningWith(words.directions) })).toHaveAttribute(
    'href',
    mapsDirectionsLink(jvc.coordinates),
  );
}

test('requests the map when it scrolls into view, and names the address once loaded', async ({ page }) => {
  const requests = await mapsHost(page, 'answers');
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(jvc.href, { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  const before = await shifts();

  await scrollToIsland(page, map(page));
  await expect(map(page)).toHaveAttribute('data-state', 'loaded');
  expect(requests.map(isProbe)).toEqual([true, false]);
  const embed = new URL(requests[1] ?? '');
  expect([embed.pathname, ...embed.searchParams.values()]).toEqual([
    '/maps',
    `${english.facts.business.name}, ${jvc.address}`,
    'embed',
  ]);
  await expect(page.getByTitle(fill(words.title, { branch: jvc.name }))).toBeVisible();
  await expect(page.locator('.map-overlay')).toContainText(jvc.name);
  await expectLinks(page);
  expect((await shifts()) - before).toBeLessThan(0.001);
});

test('shows a card with links to directions and maps when the maps host is unreachable', async ({ page }) => {
  const requests = await mapsHost(page, 'is blocked');
  await page.goto(jvc.href);
  await scrollToIsland(page, map(page));
  await expect(map(page)).toHaveAttribute('data-state', 'failed');
  await expect(map(page).getByRole('status')).toHaveText(words.failed);
  await expectLinks(page);
  await expect(map(page).getByRole('link', { name: words.search })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=25.0539%2C55.2095',
  );
  expect(requests.every(isProbe)).toBe(true);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('stops waiting for a maps host that does not answer', async ({ page }) => {
  await mapsHost(page, 'is silent');
  await page.clock.install();
  await page.goto(jvc.href);
  await scrollToIsland(page, map(page));
  await expect(map(page).getByRole('status')).toHaveText(words.loading);
  await page.clock.runFor(15_000);
  await expect(map(page)).toHaveAttribute('data-state', 'failed');
  await expect(page.locator('iframe')).toHaveCount(0);
});
