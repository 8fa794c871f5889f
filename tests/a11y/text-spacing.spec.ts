import { expect, type Page, test } from '@playwright/test';
import { typefacesShown } from '../../tools/support/typefaces.ts';
import { inFirstLanguage, pageOfEveryKind } from '../support/templates.ts';

// The style sheet comes from the test, as it would from a visitor's browser.
test.use({ viewport: { width: 320, height: 700 }, bypassCSP: true });

/** WCAG 2.2, 1.4.12; what stands below the window has its true size only once it is drawn. */
const SPACING = `* { content-visibility: visible !important }
  * { line-height: 1.5 !important; word-spacing: 0.16em !important }
  /* Joined letters are never set apart, and the rule asks it of no script that does not do it. */
  :not(:lang(ar), :lang(ar) *) { letter-spacing: 0.12em !important }
  p { margin-block-end: 2em !important }`;

/** How far the page reaches over the side, and every text that is cut off or stands outside. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    if (tooWide > 0) found.add(`${tooWide} px too wide`);
    for (const box of document.querySelectorAll<HTMLElement>('body *')) {
      if (!box.checkVisibility() || !box.textContent?.trim() || box.closest('.hidden-text, select')) continue;
      const { overflowX, overflowY } = getComputedStyle(box);
      const name = `${box.className || box.localName}: ${box.textContent.slice(0, 40)}`;
      if (overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 2) found.add(`cut off: ${name}`);
      // The dots behind a name are meant to be cut off.
      const over = box.scrollWidth > box.clientWidth + 2 && !box.matches('.dotted');
      if (overflowX !== 'visible' && over) found.add(`cut off: ${name}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest('script, style, option, .hidden-text, .skip, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (right > innerWidth + 1 || left < -1)
        found.add(`outside: ${text.textContent.trim().slice(0, 40)} <${parent.className}>`);
    }
    return [...found];
  });

for (const path of inFirstLanguage(pageOfEveryKind())) {
  test(`${path} loses no text when its letters and lines are set apart`, async ({ page }) => {
    await page.goto(path);
    await typefacesShown(page);
    await page.addStyleTag({ content: SPACING });
    expect(await faults(page)).toEqual([]);
  });
}

test('every text of the service cards fits its three lines, at every width', async ({ page }) => {
  await page.goto('/services');
  await typefacesShown(page);
  for (const width of [320, 360, 390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page
      .locator('.service-cards .menu-description')
      .evaluateAll((all) =>
        all.flatMap((text) => (text.scrollHeight > text.clientHeight + 1 ? [text.textContent] : [])),
      );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});
