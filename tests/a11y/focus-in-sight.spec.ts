import { expect, type Page, test } from '@playwright/test';
import { inFirstLanguage, pageOfEveryKind } from '../support/templates.ts';

/** Steps of the keyboard; the rest of a long page is the footer that every page has. */
const MOST = 140;

/** What has the focus, where nothing of it is to be seen; undefined where some is. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const box = (
      at.matches('input[type=radio], .hidden-text') ? at.parentElement : at
    )?.getBoundingClientRect();
    if (!box) return undefined;
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const [start, end] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    for (let y = top + 2; y < bottom - 1; y += 4)
      for (let x = start + 2; x < end - 1; x += 8) {
        const seen = document.elementFromPoint(x, y);
        if (seen && (at.contains(seen) || at.parentElement?.contains(seen))) return undefined;
      }
    return `${at.localName} '${at.textContent?.trim().slice(0, 30)}' ${Math.round(box.top)} to ${Math.round(box.bottom)}`;
  });

// A small window, or one enlarged to 400 % (WCAG 2.2, 1.4.10 and 2.4.11).
test.use({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });

for (const path of inFirstLanguage(pageOfEveryKind()))
  test(`what has the focus is in sight in a low window: ${path}`, async ({ page }) => {
    await page.goto(path);
    const hidden = new Set<string>();
    for (let step = 0; step < MOST; step += 1) {
      await page.keyboard.press('Tab');
      const lost = await hiddenFocus(page);
      if (lost) hidden.add(lost);
    }
    expect([...hidden]).toEqual([]);
  });
