import { expect, type Page, test } from '@playwright/test';
import { testChromiumPath } from '../../tools/support/chromium.ts';
import { typefacesShown } from '../../tools/support/typefaces.ts';
import { pageOfEveryKind } from '../support/templates.ts';

const WIDTHS = [320, 360, 600, 768, 1024];

/** Words that are broken over two lines, and how far the page reaches over the side. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.add(`${over} px too wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('script, option, .hidden-text, [popover], dialog')) continue;
      for (const word of (text.textContent ?? '').matchAll(/[^\s\-/]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.add(`broken: ${word[0]}`);
      }
    }
    return [...found];
  });

for (const path of pageOfEveryKind()) {
  test(`${path} fits every width, and breaks no word`, async ({ page }) => {
    await page.goto(path);
    await typefacesShown(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faults(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('dots lead from the last line of a name to its price, at any width', async ({ page }) => {
  await page.goto('/al-barsha');
  await typefacesShown(page);
  for (let width = 320; width <= 440; width += 10) {
    await page.setViewportSize({ width, height: 800 });
    const pushed = await page.locator('.dotted').evaluateAll((names) =>
      names.flatMap((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        // Dots that find no room make a line of their own under the name.
        const below = name.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
        return below > 10 ? [name.textContent] : [];
      }),
    );
    expect(pushed, `at ${width} px`).toEqual([]);
  }
});

test('with letters of twice the size every page fits a phone, and the menu is in reach', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: testChromiumPath(),
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  for (const path of pageOfEveryKind()) {
    await page.goto(`${baseURL}${path}`);
    await typefacesShown(page);
    // What is below is laid out only when it comes near, or when the browser is idle.
    await page.locator('main > *, .article-body > *, .site-footer').evaluateAll((parts) => {
      for (const part of parts as HTMLElement[]) part.style.contentVisibility = 'visible';
    });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${path} is wider than the phone by`).toBe(0);
  }
  await page.goto(`${baseURL}/`);
  await page.getByRole('button', { name: 'Open the menu' }).click({ timeout: 5_000 });
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Services' })).toBeVisible();
  await browser.close();
});
