import { expect, test } from '@playwright/test';
import { lengthsOf, MOST_FOOTER_SCREENS, mostScreens, PHONE } from '../../tools/support/page-lengths.ts';
import { typefacesShown } from '../../tools/support/typefaces.ts';
import { inFirstLanguage, missingPages, pageOfEveryKind } from '../support/templates.ts';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

for (const path of [...inFirstLanguage(pageOfEveryKind()), ...missingPages]) {
  test(`${path} is no longer on a phone than it may be`, async ({ page }) => {
    await page.goto(path);
    await typefacesShown(page);
    const { page: screens, footer } = await lengthsOf(page);
    expect(screens).toBeLessThanOrEqual(mostScreens(path));
    expect(footer).toBeLessThanOrEqual(MOST_FOOTER_SCREENS);
  });
}
