import type { Page } from '@playwright/test';

/** The phone that lengths are measured on. */
export const PHONE = { width: 390, height: 844 };

/** In screens of that phone; articles are read, not searched, and may be as long as they are. */
export function mostScreens(path: string): number {
  const isHome = /^\/([a-z]{2})?$/.test(path);
  if (isHome) return 12;
  return path.includes('/blog/') ? Number.POSITIVE_INFINITY : 14;
}
export const MOST_FOOTER_SCREENS = 1.2;

export type Lengths = { page: number; footer: number };

/**
 * How many screens a page is long, and its footer; the page stands in a window of the phone's size. Walks down first: what
 * was never near is not laid out, and only as high as it was once.
 */
export const lengthsOf = (page: Page): Promise<Lengths> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
    const screens = (pixels: number) => Math.round((pixels / innerHeight) * 10) / 10;
    const footer = document.querySelector('footer')?.getBoundingClientRect().height ?? 0;
    return { page: screens(document.documentElement.scrollHeight), footer: screens(footer) };
  });
