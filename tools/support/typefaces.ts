import type { Page } from '@playwright/test';

/** Waits until a page is set in its own typefaces. */
export const typefacesShown = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
  });
