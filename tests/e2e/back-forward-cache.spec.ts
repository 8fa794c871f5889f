import { expect, type Page, test } from '@playwright/test';
import { chromiumPath } from '../../tools/support/chromium.ts';

// Playwright's own browser disables the back/forward cache and prerendering.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

type Shown = { persisted?: boolean };

/** Records in `window.persisted` whether the page was restored from the back/forward cache. */
const recordRestores = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );

test('restores pages from the back/forward cache', async ({ page }) => {
  await recordRestores(page);
  for (const path of ['/', '/barber/ayman-farouk']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.goto('/press-kit', { waitUntil: 'load' });
    await page.evaluate(() => history.back());
    await expect
      .poll(() => page.evaluate(() => [location.pathname, (window as Shown).persisted]).catch(() => []))
      .toEqual([path, true]);
    const [navigation] = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as { notRestoredReasons?: unknown }).notRestoredReasons ?? null),
    );
    expect(navigation).toBeNull();
  }
});
