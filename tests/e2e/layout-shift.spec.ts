import { expect, test } from '@playwright/test';
import { watchShifts } from './island.ts';

const PATHS = ['/', '/services', '/locations/jvc', '/booking', '/blog', '/ar', '/ar/services', '/ar/booking'];
const MOST = 0.02;

for (const width of [390, 1440])
  for (const path of PATHS)
    test(`${path} keeps its shape at ${width} px when the typefaces come late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.goto(path);
      expect(await shifts()).toBeLessThanOrEqual(MOST);
    });
