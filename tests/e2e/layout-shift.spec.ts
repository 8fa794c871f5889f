import { expect, test } from '@playwright/test';
import { watchShifts } from './island.ts';

const PATHS = { 390: ['/', '/services', '/locations/jvc', '/booking', '/ar'], 1440: ['/', '/ar/booking'] };
const MOST = 0.02;

for (const [width, paths] of Object.entries(PATHS))
  for (const path of paths)
    test(`${path} does not shift at ${width} px when fonts arrive late`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 844 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await shifts()).toBeLessThanOrEqual(MOST);
    });
