import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { api } from '../../contract/routes.ts';
import { dist, firstScriptBytes, typefaceBytes } from '../support/dist.ts';

// tests/pages/first-load.test.ts sums every page; these show that a browser loads what it sums.
for (const [path, file] of Object.entries({
  '/': 'index.html',
  '/booking': 'booking.html',
  '/ar': 'ar.html',
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

test('adds all typefaces at once on a first visit', async ({ page }) => {
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
  const joined = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => /Bodoni|Instrument/.test(family)).length);
  expect(await joined()).toBe(0);
  release();
  await expect.poll(joined).toBe(6);
});
