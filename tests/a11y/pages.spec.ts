import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { inFirstLanguage, missingBarbers, missingPages, pageOfEveryKind } from '../support/templates.ts';

const missing = [...missingPages, ...missingBarbers];
const others = ['/staff', ...missing];
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** In the dark, which changes colours alone, one language is enough, and what depends on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const pages = {
  light: [...pageOfEveryKind(), ...others],
  dark: [...inFirstLanguage(pageOfEveryKind()), ...others],
};
const widths = [390, 1440];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const path of pages[colorScheme]) {
      test(`${path} has no accessibility violation and no console error`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        page.on('console', (message) => {
          // The browser itself reports the status of a page that is meant to answer 404.
          const itself = missing.includes(path) && message.text().includes('404');
          if (message.type() === 'error' && !itself) errors.push(message.text());
        });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          const axe = new AxeBuilder({ page });
          const asked = colorScheme === 'light' ? axe.withTags(STANDARD) : axe.withRules(COLOURS);
          const { violations } = await asked.analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id} at ${width}: ${nodes.map(({ html }) => html).join('\n')}`,
          );
          expect(found).toEqual([]);
        }
        expect(errors).toEqual([]);
      });
    }
  });
}
