import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { api } from '../../contract/routes.ts';
import { dist, firstScriptBytes, typefaceBytes } from '../support/dist.ts';

// tests/pages/first-load.test.ts sums every page; these show that a browser loads what it sums.
for (const [path, file] of Object.entries({
  '/': 'index.html',
  '/ar/locations/jvc': 'ar/locations/jvc.html',
}))
  test(`${path} loads only the scripts and fonts that its HTML names`, async ({ page }) => {
    // The script for a notice loads only on a day with one.
    await page.route(`**${api.today}`, (route) => route.fulfill({ json: {} }));
    const sizes = { script: 0, font: 0 };
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind === 'script' || kind === 'font')
        sizes[kind] += Number(response.headers()['content-length'] ?? 0);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const html = readFileSync(join(dist, file), 'utf8');
    expect(sizes.script).toBe(firstScriptBytes(html));
    expect(sizes.font).toBeGreaterThan(0);
    expect(sizes.font).toBeLessThanOrEqual(typefaceBytes(html));
  });

test('sets a first visit in its typefaces once all have loaded, after the first frame', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/instrument-sans-semibold*', async (route) => {
    await released;
    await route.continue();
  });
  const others = ['bodoni-moda', '/instrument-sans.'].map((name) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(name)),
  );
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await Promise.all(others);
  const families = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('h1, h2, body > header, body > footer')].map((element) =>
          /Bodoni|Instrument/.test(getComputedStyle(element).fontFamily),
        ),
      ),
    ]);
  expect(await families()).toEqual([false]);
  release();
  await expect.poll(families).toEqual([true]);
  await expect(page.locator('html[data-typefaces]')).toHaveCount(0);
  const [first = 0, ...requests] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  ]);
  expect(requests).toHaveLength(3);
  expect(Math.min(...requests)).toBeGreaterThan(first);
});
