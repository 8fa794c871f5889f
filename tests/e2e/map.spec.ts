import { expect, type Page, test } from '@playwright/test';
import { mapsDirectionsLink } from '../../domain/links.ts';
import { english } from '../support/editions.ts';
import { comeTo, watchShifts } from './island.ts';
import { beginningWith, branchesOf } from './said.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const map = (page: Page) => page.locator('.map');
const isProbe = (url: string) => url.includes('favicon');

type Host = 'answers' | 'is blocked' | 'is silent';

/** Stands in for the maps host and records what it is asked for. */
async function mapsHost(page: Page, host: Host): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://*.google.com/**', async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (host === 'is blocked') return route.abort('blockedbyclient');
    if (host === 'is silent') return;
    return isProbe(url)
      ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
      : route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  return asked;
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
  const asked = await mapsHost(page, 'answers');
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(jvc.href, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const before = await shifts();

  await comeTo(page, map(page));
  await expect(map(page)).toHaveAttribute('data-state', 'loaded');
  expect(asked.map(isProbe)).toEqual([true, false]);
  const embed = new URL(asked[1] ?? '');
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
  const asked = await mapsHost(page, 'is blocked');
  await page.goto(jvc.href);
  await comeTo(page, map(page));
  await expect(map(page)).toHaveAttribute('data-state', 'failed');
  await expect(map(page).getByRole('status')).toHaveText(words.failed);
  await expectLinks(page);
  await expect(map(page).getByRole('link', { name: words.search })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=25.0539%2C55.2095',
  );
  expect(asked.every(isProbe)).toBe(true);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('stops waiting for a maps host that does not answer', async ({ page }) => {
  await mapsHost(page, 'is silent');
  await page.clock.install();
  await page.goto(jvc.href);
  await comeTo(page, map(page));
  await expect(map(page).getByRole('status')).toHaveText(words.loading);
  await page.clock.runFor(15_000);
  await expect(map(page)).toHaveAttribute('data-state', 'failed');
  await expect(page.locator('iframe')).toHaveCount(0);
});
