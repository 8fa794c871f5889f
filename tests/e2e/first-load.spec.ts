import { expect, type Page, test } from '@playwright/test';
import { builtPages } from '../../tools/support/built-pages.ts';

type Sizes = { script: number; font: number; total: number };

// Pages whose island stands in the first screen of a phone, or right below it.
const ISLAND_IN_SIGHT = /^\/(services|locations|booking|barber\/.*)$/;
const SCRIPT_BUDGET = 2_048;
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
  await page.goto(path, { waitUntil: 'networkidle' });
  return sizes;
}

for (const path of builtPages().filter((path) => path !== '/staff')) {
  test(`${path} sends little before it is touched`, async ({ page }) => {
    const { script, font, total } = await firstLoad(page, path);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(ISLAND_IN_SIGHT.test(path) ? ISLAND_BUDGET : SCRIPT_BUDGET);
    expect(font).toBeLessThanOrEqual(FONT_BUDGET);
    expect(total).toBeLessThanOrEqual(TOTAL_BUDGET);
  });
}

// A long article may take a second flight: its first screen is in the first.
for (const path of builtPages().filter((path) => !path.startsWith('/blog/'))) {
  test(`${path} and its headers arrive in the first flight`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    const headers = response
      .headersArray()
      .reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0);
    expect(headers + Number(response.headers()['content-length'])).toBeLessThanOrEqual(FIRST_FLIGHT);
  });
}
