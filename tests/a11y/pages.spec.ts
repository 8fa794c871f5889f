import { expect, test } from '@playwright/test';
import { inFirstLanguage, missingBarbers, missingPages, pageOfEveryKind } from '../support/templates.ts';
import { violations } from '../support/violations.ts';

const missing = [...missingPages, ...missingBarbers];
const others = ['/staff', ...missing];
/** The dark scheme changes colours alone: one language is enough, and what depends on colours. */
const COLOURS = { rules: ['color-contrast', 'link-in-text-block'] };
const inTheDark = new Set([...inFirstLanguage(pageOfEveryKind()), ...others]);

test.use({ reducedMotion: 'reduce' });

for (const path of [...pageOfEveryKind(), ...others]) {
  test(`${path} has no accessibility violation and no console error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // The browser itself reports the status of a page that is meant to answer 404.
      const itself = missing.includes(path) && message.text().includes('404');
      if (message.type() === 'error' && !itself) errors.push(message.text());
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      expect(await violations(page), `at ${width} px`).toEqual([]);
      if (!inTheDark.has(path)) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, COLOURS), `in the dark at ${width} px`).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}
