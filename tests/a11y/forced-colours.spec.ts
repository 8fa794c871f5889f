import { expect, test } from '@playwright/test';
import { inFirstLanguage, pageOfEveryKind } from '../support/templates.ts';
import { violations } from '../support/violations.ts';

test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

for (const path of inFirstLanguage(pageOfEveryKind())) {
  test(`${path} keeps its headlines, its poles and its place in forced colours`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Behind each line stands a plate as high as the letters may be.
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, blockquote')].flatMap((title) => {
          if (!title.checkVisibility() || title.closest('.hidden-text')) return [];
          const lines: DOMRect[] = [];
          const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(text);
            lines.push(...range.getClientRects());
          }
          lines.sort((one, other) => one.top - other.top);
          const over = lines.some((line, index) => {
            const next = lines[index + 1];
            return (
              next &&
              next.top > line.top + 2 &&
              next.top < line.bottom - 1 &&
              next.left < line.right &&
              next.right > line.left
            );
          });
          return over ? [title.textContent] : [];
        }),
      );
      expect(covered, `at ${width} px`).toEqual([]);
      const poles = await page.locator('.pole:visible').evaluateAll((all) =>
        all.map((pole) => {
          const { backgroundColor, backgroundImage, color } = getComputedStyle(pole);
          return [backgroundImage, backgroundColor === color, pole.clientHeight > 2];
        }),
      );
      expect(poles).toEqual(poles.map(() => ['none', true, true]));
    }
  });
}

test('the current page is told from the others, in the header and in the panel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/best-barbershop-dubai');
  const marks = (nav: string) =>
    page.locator(`${nav} a`).evaluateAll((all) => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return all.map((link) => [
        link.getAttribute('aria-current') === 'page',
        getComputedStyle(link).borderBlockEndColor !== ground,
      ]);
    });
  for (const nav of ['.site-nav', '.panel-nav']) {
    const found = await marks(nav);
    expect(found.filter(([current]) => current)).toEqual([[true, true]]);
    expect(found.filter(([current]) => !current).every(([, marked]) => !marked)).toBe(true);
  }
});

test('what opens shows a mark that forced colours keep', async ({ page }) => {
  await page.goto('/fade-haircut-dubai');
  const mark = await page
    .locator('summary')
    .first()
    .evaluate((summary) => {
      const { borderBlockEndWidth, borderBlockEndStyle, inlineSize } = getComputedStyle(summary, '::after');
      return [borderBlockEndWidth, borderBlockEndStyle, Number.parseFloat(inlineSize) > 8];
    });
  expect(mark).toEqual(['2px', 'solid', true]);
});

for (const path of ['/', '/services', '/booking', '/barber/ayman-farouk']) {
  test(`${path} has no accessibility violation in forced colours`, async ({ page }) => {
    await page.goto(path);
    // The colours are the visitor's own.
    expect(await violations(page, { without: ['color-contrast'] })).toEqual([]);
  });
}
