import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { typefacesShown } from '../../tools/support/typefaces.ts';
import { contrast } from '../support/contrast.ts';
import { inFirstLanguage, pageOfEveryKind } from '../support/templates.ts';

type Ring = { name: string; colour: string; box: { x: number; y: number; width: number; height: number } };

/** WCAG 2.2, 1.4.11. */
const LEAST = 3;
/** Of a ring: the rest may cross a neighbour's letters. */
const SHARE = 0.8;

/** The ring of everything that can take the focus and stands on the page itself, in the middle of its line. */
const ringsOn = (page: Page) =>
  page.evaluate(() => {
    const rings: Ring[] = [];
    const focusable = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    for (const element of focusable) {
      if (
        !element.checkVisibility() ||
        element.closest('.hidden-text, .site-header, .floating, .thumb-bar, .skip')
      )
        continue;
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
      rings.push({
        name: `${element.textContent?.trim().slice(0, 40)} <${element.localName}>`,
        colour: outlineColor,
        box: {
          x: left + scrollX - out,
          y: top + scrollY - out,
          width: width + 2 * out,
          height: height + 2 * out,
        },
      });
    }
    return rings;
  });

/** What stands below the window has its true height only once it is drawn; what floats would cover what is measured. */
const WHOLE = `* { content-visibility: visible !important }
  .site-header, .floating, .thumb-bar { visibility: hidden !important }`;

type Picture = { data: Buffer; width: number; height: number };

function* pointsOf({ x, y, width, height }: Ring['box']) {
  for (let along = 4; along < width - 4; along += 3)
    yield* [[x + along, y] as const, [x + along, y + height] as const];
  for (let along = 4; along < height - 4; along += 3)
    yield* [[x, y + along] as const, [x + width, y + along] as const];
}

/** How much of the ground under a ring it can be told from; of what is outside the picture nothing is said. */
function shareSeen({ colour, box }: Ring, { data, width, height }: Picture): number {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  const grounds = [...pointsOf(box)]
    .map(([x, y]) => [Math.round(x), Math.round(y)] as const)
    .filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height)
    .map(
      ([x, y]) =>
        [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)] as [number, number, number],
    );
  const seen = grounds.filter((ground) => contrast([red, green, blue], ground) >= LEAST);
  return grounds.length ? seen.length / grounds.length : 1;
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', bypassCSP: true });
    for (const path of inFirstLanguage(pageOfEveryKind())) {
      test(`the focus is seen on every ground of ${path}`, async ({ page }) => {
        for (const viewport of path === '/' ? sizes : sizes.slice(0, 1)) {
          await page.setViewportSize(viewport);
          await page.goto(path);
          await page.addStyleTag({ content: WHOLE });
          await typefacesShown(page);
          await page.keyboard.press('Tab');
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
          const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
          const rings = await ringsOn(page);
          expect(rings.length).toBeGreaterThan(3);
          const unseen = rings
            .map((ring) => ({ ring, share: shareSeen(ring, { data, ...info }) }))
            .filter(({ share }) => share < SHARE);
          expect(unseen.map(({ ring, share }) => `${ring.name}: ${Math.round(share * 100)} %`)).toEqual([]);
        }
      });
    }
  });
}

test('over any ground one of the two colours of the floating ring is seen', async ({ page }) => {
  await page.goto('/');
  const main = page.locator('.floating-main');
  await expect(main).toBeVisible();
  await page.keyboard.press('Tab');
  await main.focus();
  const { outline, shadow } = await main.evaluate((element) => {
    const { outlineColor, boxShadow } = getComputedStyle(element);
    return { outline: outlineColor, shadow: boxShadow };
  });
  const rgb = (text: string) =>
    (text.match(/\d+/g) ?? []).slice(0, 3).map(Number) as [number, number, number];
  expect(contrast(rgb(outline), rgb(shadow))).toBeGreaterThanOrEqual(9);
});
