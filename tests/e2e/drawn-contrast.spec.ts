import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';

/** Pages that show drawings of code, each on the ground that its section has. */
const PAGES = [
  '/fade-haircut-dubai',
  '/beard-trim-dubai',
  '/services/premium-haircuts',
  '/services/beard-styling',
  '/locations',
  '/locations/jvc',
  '/best-barbershop-dubai',
  '/blog/ultimate-fade-haircuts-dubai-guide',
  '/blog/best-haircut-styles-dubai-2025',
];
/** WCAG 1.4.11, for the parts of a graphic that are needed to understand it. */
const LEAST = 3;
/** How much of a drawing's box is seen at the least; ink on ink leaves its brass mark, less than one in a hundred. */
const leastOf = (src: string) => (/plan\/|branch-/.test(src) ? 0.009 : 0.02);

const linear = (part: number) => (part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The share of a picture's pixels that stand out from its corner, which is the ground it stands on. */
async function shareSeen(drawing: Locator): Promise<number> {
  const { data, info } = await sharp(await drawing.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (pixel: number) =>
    luminance(data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0);
  const ground = at(info.width + 1);
  const pixels = Array.from({ length: info.width * info.height }, (_, pixel) => at(pixel));
  const seen = pixels.filter(
    (own) => (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05) >= LEAST,
  );
  return seen.length / pixels.length;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, viewport: { width: 1024, height: 800 }, reducedMotion: 'reduce' });
    for (const path of PAGES) {
      test(`every drawing of ${path} is seen on its ground`, async ({ page }) => {
        await page.goto(path);
        const drawings = page.locator('main img[src$=".svg"]:visible');
        expect(await drawings.count()).toBeGreaterThan(0);
        for (const drawing of await drawings.all()) {
          await drawing.scrollIntoViewIfNeeded();
          await expect(drawing).toHaveJSProperty('complete', true);
          const src = (await drawing.getAttribute('src')) ?? '';
          expect(await shareSeen(drawing), src).toBeGreaterThan(leastOf(src));
        }
      });
    }
  });
}
