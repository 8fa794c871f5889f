import { expect, test } from '@playwright/test';
import { api } from '../../contract/routes.ts';
import { oneOfEachKind } from '../support/templates.ts';

// The form of /booking stands in the first screen, and hydrates once the browser is idle.
const ISLAND_IN_SIGHT = /\/booking$/;
const SCRIPT_BUDGET = 5_120;
const ISLAND_BUDGET = 85_000;
const FONT_BUDGET = 70_000;

test.use({ viewport: { width: 390, height: 844 } });

for (const path of oneOfEachKind())
  test(`${path} sends little before it is touched`, async ({ page }) => {
    // What shows it comes only on a day when staff say something.
    await page.route(`**${api.today}`, (route) => route.fulfill({ json: {} }));
    const sizes = { script: 0, font: 0 };
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind === 'script' || kind === 'font')
        sizes[kind] += Number(response.headers()['content-length'] ?? 0);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(sizes.script).toBeGreaterThan(0);
    expect(sizes.script).toBeLessThanOrEqual(ISLAND_IN_SIGHT.test(path) ? ISLAND_BUDGET : SCRIPT_BUDGET);
    expect(sizes.font).toBeLessThanOrEqual(FONT_BUDGET);
  });
