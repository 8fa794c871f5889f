import { expect, type Page, test } from '@playwright/test';
import { builtPages } from '../../tools/support/built-pages.ts';
import { pageOfEveryKind } from '../support/templates.ts';

type Sizes = { script: number; font: number; total: number };

// The form of /booking stands in the first screen, and wakes once the browser is idle.
const ISLAND_IN_SIGHT = /\/booking$/;
const SCRIPT_BUDGET = 3_072;
const ISLAND_BUDGET = 85_000;
const FONT_BUDGET = 61_440;
const TOTAL_BUDGET = 180_000;
/** The first ten packets of a new connection: what arrives before the second round trip. */
const FIRST_FLIGHT = 14_600;

/** Compressed bytes of everything that a page loads before anybody touches it. */
async function firstLoad(page: Page, path: string): Promise<Sizes> {
  const sizes: Sizes = { script: 0, font: 0, total: 0 };
  page.on('response', (response) => {
    const size = Number(response.headers()['content-length'] ?? 0);
    const kind = response.request().resourceType();
    sizes.total += size;
    if (kind === 'script' || kind === 'font') sizes[kind] += size;
  });
  // What follows the first frame belongs to it. The page is asked nothing: Playwright's questions count as touches.
  const script = page.waitForResponse(/\/page-[\w-]+\.js$/);
  await page.goto(path);
  await script;
  await page.waitForTimeout(1_200);
  await page.waitForLoadState('networkidle');
  return sizes;
}

for (const path of pageOfEveryKind()) {
  test(`${path} sends little before it is touched`, async ({ page }) => {
    const { script, font, total } = await firstLoad(page, path);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(ISLAND_IN_SIGHT.test(path) ? ISLAND_BUDGET : SCRIPT_BUDGET);
    expect(font).toBeLessThanOrEqual(FONT_BUDGET);
    expect(total).toBeLessThanOrEqual(TOTAL_BUDGET);
  });
}

// A long article, and home in the letters of Arabic, may take a second flight: their first screen is in the first.
for (const path of builtPages().filter((path) => !path.includes('/blog/') && path !== '/ar')) {
  test(`${path} and its headers arrive in the first flight`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    const headers = response
      .headersArray()
      .reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0);
    expect(headers + Number(response.headers()['content-length'])).toBeLessThanOrEqual(FIRST_FLIGHT);
  });
}
