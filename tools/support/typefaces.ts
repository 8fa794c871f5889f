import type { Page } from '@playwright/test';

/** Waits until a page is set in the typefaces of the house, or has given them up: they come after its first frame. */
export const typefacesShown = (page: Page) =>
  page.waitForFunction(() => {
    const ours = [...document.fonts].filter(({ family }) => family.startsWith('house-'));
    return ours.length > 0 && ours.every(({ status }) => status === 'loaded' || status === 'error');
  });
