import { expect, test } from '@playwright/test';
import { watchShifts } from './island.ts';

const PAGES = [
  '/',
  '/services',
  '/locations',
  '/locations/jvc',
  '/barber/ayman-farouk',
  '/booking',
  '/blog',
  '/al-barsha',
  '/jvc',
  '/locations/al-barsha',
];

/** What stands in for the faces of each script, and a letter of it. */
const FITTED = {
  latin: { faces: ['16px display-times', '16px text-arial', '600 16px text-arial'], letter: 'a' },
  arabic: { faces: ['16px arabic-display', '16px arabic-text', '600 16px arabic-text'], letter: 'ع' },
};

const editions = [
  ...PAGES.map((path) => ({ path, scripts: [FITTED.latin] })),
  ...PAGES.map((path) => ({ path: `/ar${path}`.replace(/\/$/, ''), scripts: [FITTED.latin, FITTED.arabic] })),
];

for (const width of [360, 390, 412, 1440]) {
  for (const { path, scripts } of editions) {
    test(`${path} keeps its shape at ${width} px when the typefaces come late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.goto(path);
      const fitted = await page.evaluate(
        (scripts) =>
          Promise.all(
            scripts.flatMap(({ faces, letter }) => faces.map((face) => document.fonts.load(face, letter))),
          ).then(
            () => true,
            () => false,
          ),
        scripts,
      );
      expect(
        fitted,
        'Install the faces that are fitted to ours: apt-get install fonts-liberation fonts-dejavu-core',
      ).toBe(true);
      expect(await shifts()).toBeLessThan(0.005);
    });
  }
}
