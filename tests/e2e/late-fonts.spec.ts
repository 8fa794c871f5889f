import { expect, test } from '@playwright/test';
import { typefacesShown } from '../../tools/support/typefaces.ts';
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

test('in a window of another width the words of a head stand freely again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await typefacesShown(page);
  await page.locator('h1, h1 ~ .lead').evaluateAll((texts) => {
    for (const text of texts) (text as HTMLElement).style.wordSpacing = '0.1em';
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(page.locator('h1')).toHaveAttribute('style', /word-spacing/);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('[style*=word-spacing]')).toHaveCount(0);
  // The page shows its typefaces a second time three seconds after it came.
  await page.waitForTimeout(3_200);
  await expect(page.locator('[style*=word-spacing]')).toHaveCount(0);
});

for (const path of ['/', '/blog', '/services', '/ar/locations']) {
  test(`${path} keeps its shape when its script comes later than the typefaces`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/page-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.goto(path);
    await typefacesShown(page);
    expect(await shifts()).toBeLessThan(0.005);
  });
}

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
