import { expect, test } from '@playwright/test';
import { watchShifts } from './island.ts';

const PAGES = [
  '/',
  '/services',
  '/locations',
  '/locations/jvc',
  '/barber/youssef-amrani',
  '/booking',
  '/blog',
  '/al-barsha',
];

for (const width of [390, 1440]) {
  for (const path of PAGES) {
    test(`${path} keeps its shape at ${width} px when the typefaces come late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.goto(path);
      const fitted = await page.evaluate(async () => {
        const faces = ['16px display-times', '16px text-arial', '600 16px text-arial'];
        return Promise.all(faces.map((face) => document.fonts.load(face))).then(
          () => true,
          () => false,
        );
      });
      expect(fitted, 'Install a face that is fitted to ours: apt-get install fonts-liberation').toBe(true);
      expect(await shifts()).toBeLessThan(0.005);
    });
  }
}
