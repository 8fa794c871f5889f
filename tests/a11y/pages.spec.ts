import { test as base, expect, type Page } from '@playwright/test';
import { chooseArea, errorsOf, scrollToIsland } from '../e2e/island.ts';
import { arabic } from '../support/editions.ts';
import { layouts, missingBarbers, missingPages, pagesToCheck } from '../support/templates.ts';
import { overflow, smallTargets, violations } from '../support/violations.ts';

/** A worker visits all its pages in one tab: in a new one, Chromium compiles axe again. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const tab = await browser.newPage({ ...project.use, reducedMotion: 'reduce' });
      // The map, which a branch page loads as it comes near.
      await tab.route('https://*.google.com/**', (route) => route.fulfill({ body: '' }));
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  page: ({ tab }, use) => use(tab),
});

const missing = [...missingPages, ...missingBarbers];
const others = ['/staff', ...missing];
/** The dark scheme changes colours only. */
const COLOURS = { rules: ['color-contrast', 'link-in-text-block'] };
/** Right to left, each layout mirrors the other language's. */
const rightToLeft = ['/ar', '/ar/booking', '/ar/locations/jvc', '/ar/services'];
const desktop = new Set([...layouts, ...others]);
const measured = new Set([...layouts, ...rightToLeft]);
const forced = new Set(['/', '/services', '/booking', '/barber/ayman-farouk']);
const printed = new Set([...forced, '/locations/jvc', '/blog/ultimate-fade-haircuts-dubai-guide']);

/** Words broken over two lines, and how far the page overflows sideways. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.add(`${over} px too wide`);
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('option, .hidden-text, [popover], dialog')) continue;
      for (const word of (text.textContent ?? '').matchAll(/[^\s\-/]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (linesOf(range) > 1) found.add(`broken: ${word[0]}`);
      }
    }
    return [...found];
  });

/** The focused element if its focus ring is not visible. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    if (at === document.body) return undefined;
    const box = at.matches('input[type=radio], .hidden-text') ? (at.parentElement ?? at) : at;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const isSeen = Array.from({ length: 64 }, (_, step) => 4 * step)
      .filter((y) => y > top && y < bottom)
      .some((y) =>
        [0.05, 0.25, 0.5, 0.75, 0.95].some((share) => {
          const seen = document.elementFromPoint(left + (right - left) * share, y);
          return seen && (at.contains(seen) || at.parentElement?.contains(seen));
        }),
      );
    return isSeen ? undefined : at.outerHTML.slice(0, 80);
  });

/** WCAG 2.2, 1.4.12. Joined scripts are exempt: the rule does not ask for letter spacing there. */
const SPACING = `* { content-visibility: visible !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
  :not(:lang(ar), :lang(ar) *) { letter-spacing: 0.12em !important } p { margin-block-end: 2em !important }`;

async function expectDesktop(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await violations(page), 'at 1440 px').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, COLOURS), 'in the dark scheme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  // The visitor's own colours apply.
  expect(await violations(page, { without: ['color-contrast'] }), 'in forced colours').toEqual([]);
  const poles = await page.locator('.pole:visible').evaluateAll((all) =>
    all.map((pole) => {
      const { backgroundColor, backgroundImage, color } = getComputedStyle(pole);
      return [backgroundImage, backgroundColor === color];
    }),
  );
  expect(poles).toEqual(poles.map(() => ['none', true]));
  await page.emulateMedia({ forcedColors: 'none' });
}

async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const bars =
    '.site-header, .side-panel, .floating, .skip, button, .button, input, select, textarea, iframe';
  await expect(page.locator(bars).filter({ visible: true })).toHaveCount(0);
  const colours = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('h1, p, li, dd, td, a, address')].filter((one) =>
      one.checkVisibility(),
    );
    return [...new Set(seen.map((one) => getComputedStyle(one).color))];
  });
  expect(colours, 'on paper').toEqual(['rgb(0, 0, 0)']);
  expect(await overflow(page), 'on paper').toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

/** Every width, focus at 400 % (WCAG 2.2, 2.4.11), and wide letter spacing. */
async function expectToFit(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faults(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo(0, 0));
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    expect(await hiddenFocus(page), 'a covered focus ring').toBeUndefined();
  }
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  expect(await overflow(page), 'with letters set apart').toBeLessThanOrEqual(0);
}

for (const path of new Set([...pagesToCheck, ...others, ...desktop, ...measured, ...forced, ...printed]))
  test(`${path} is accessible in every width and medium, without a console error`, async ({ page }) => {
    const errors = errorsOf(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await violations(page), 'at 390 px').toEqual([]);
    if (forced.has(path)) await expectForcedColours(page);
    if (printed.has(path)) await expectPaper(page);
    if (desktop.has(path)) await expectDesktop(page);
    if (measured.has(path)) await expectToFit(page);
    // The browser itself reports the status of a page that answers 404 on purpose.
    const isExpected = (message: string) => missing.includes(path) && message.includes('404');
    expect(errors.filter((message) => !isExpected(message))).toEqual([]);
  });

base.use({ reducedMotion: 'reduce' });

for (const [state, path, reach] of [
  ['a branch chosen', '/booking?branch=jvc', (page) => page.locator('.booking-more a').first().focus()],
  ['the menu open', '/', (page) => page.getByRole('button', { name: 'Open the menu' }).click()],
  ['the list of calls open', '/services', (page) => page.locator('.thumb-bar button').first().click()],
  ['the list of chats open', '/services', (page) => page.locator('.floating-main').focus()],
  [
    'a branch found and the position denied',
    '/ar/locations',
    async (page) => {
      const finder = page.locator('.finder');
      await scrollToIsland(page, finder);
      await chooseArea(page, 'arjan', arabic);
      await finder.locator('.finder-controls').getByRole('button').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.locator('.finder-result')).toBeVisible();
      expect(await smallTargets(finder)).toEqual([]);
    },
  ],
] satisfies [string, string, (page: Page) => Promise<unknown>][])
  base(`${path} is accessible with ${state}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await reach(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, COLOURS)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await violations(page, { without: ['color-contrast'] })).toEqual([]);
  });

base('fits pages on a phone at twice the font size, with the menu in reach', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/press-kit', '/ar/locations/jvc', '/booking', '/']) {
    await page.goto(path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${path} is wider than the phone by`).toBeLessThanOrEqual(0);
      // No picture covers the first sentence, and no word of the bar covers the next.
      await expect(page.locator('.page-hero .arch')).toBeHidden();
      const squeezed = await page
        .locator('.thumb-bar > :is(a, button)')
        .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      expect(squeezed).toBe(0);
    }
  }
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Services' })).toBeVisible();
});

base(
  "keeps words inside a phone's width and the menu complete when only text is enlarged",
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    const paths = [
      '/',
      '/services',
      '/locations',
      '/al-barsha',
      '/fade-haircut-dubai',
      '/barber/ayman-farouk',
    ];
    const article = '/blog/dubai-barbershop-trends-2025';
    for (const path of [...paths, article, '/ar', '/ar/services']) {
      await page.goto(path);
      const over = await page.evaluate(() => {
        // Media queries ignore it, unlike the font size set in the browser.
        document.documentElement.style.setProperty('font-size', '200%');
        return [...document.querySelectorAll('main :is(h1, h2, p, dd, label, .button, .rating)')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[popover]'))
          .map((each) => ({ each, box: each.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.left < 0 || box.right > innerWidth))
          .map(({ each }) => each.outerHTML.slice(0, 80));
      });
      expect(over, path).toEqual([]);
      const menu = await page.locator('.site-header .menu-button').boundingBox();
      expect(menu?.width, path).toBeGreaterThanOrEqual(44);
      expect(menu?.x, path).toBeGreaterThanOrEqual(0);
      expect((menu?.x ?? 0) + (menu?.width ?? 0), path).toBeLessThanOrEqual(320);
    }
  },
);
