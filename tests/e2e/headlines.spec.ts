import { expect, type Page, test } from '@playwright/test';
import { typefacesShown } from '../../tools/support/typefaces.ts';
import { everyPage, missingPages } from '../support/templates.ts';

/** A last line shorter than this share of the longest is a word left alone. */
const LEAST_SHARE = 0.3;

/** Headlines of several lines whose last one is too short. */
const widows = (page: Page) =>
  page.evaluate((share) => {
    const linesOf = (headline: Element) => {
      const range = document.createRange();
      range.selectNodeContents(headline);
      const lines = new Map<number, { start: number; end: number }>();
      for (const { top, left, right } of range.getClientRects()) {
        const line = lines.get(Math.round(top)) ?? { start: left, end: right };
        lines.set(Math.round(top), { start: Math.min(line.start, left), end: Math.max(line.end, right) });
      }
      return [...lines.values()].map(({ start, end }) => end - start);
    };
    return [...document.querySelectorAll('h1, h2:not(.hidden-text)')]
      .filter((headline) => headline.checkVisibility())
      .map((headline) => ({ text: headline.textContent?.trim(), lines: linesOf(headline) }))
      .filter(({ lines }) => lines.length > 1 && (lines.at(-1) ?? 0) < share * Math.max(...lines))
      .map(({ text }) => text);
  }, LEAST_SHARE);

for (const width of [390, 1440]) {
  test(`no headline ends in a word alone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const found: string[] = [];
    for (const path of [...everyPage(), ...missingPages]) {
      await page.goto(path);
      await typefacesShown(page);
      found.push(...(await widows(page)).map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
  });
}
