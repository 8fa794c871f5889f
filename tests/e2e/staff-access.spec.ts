import { expect, type Page, test } from '@playwright/test';
import { violations } from '../support/violations.ts';
import { filterBy, rows, signInAs, signInByForm, submitReview, withAccount } from './staff.ts';

const EMAIL = 'dina@example.com';
const BARBER = 'daniel-santos';

// The tests share one account, so they run one after the other.
test.describe.configure({ mode: 'default' });
withAccount(EMAIL, 'Dina');

/** Opens a section by its hash only, which keeps the filter that hides the reviews of other tests. */
const section = async (page: Page, hash: string) => {
  await page.evaluate((name) => {
    location.hash = name;
  }, hash);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
};

/** Every screen of the console in turn; one review waits, another is published. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  queue: async (page) => {
    await section(page, 'queue');
    await expect(rows(page).first()).toBeVisible();
  },
  'the reasons': async (page) => {
    await rows(page).first().getByRole('button', { name: 'Refuse' }).click();
    await page.getByLabel('Other reason').check();
  },
  undo: async (page) => {
    await page.keyboard.press('Escape');
    await rows(page).first().getByRole('button', { name: 'Approve' }).click();
    await expect(page.locator('.console-action-bar').getByRole('button', { name: 'Undo' })).toBeVisible();
  },
  published: async (page) => {
    await filterBy(page, 'Status', 'Published');
    await expect(page.getByLabel('Public reply').first()).toBeVisible();
  },
  'the account menu': (page) => page.locator('.console-account').click(),
  insights: async (page) => {
    await section(page, 'insights');
    await expect(page.locator('.console-totals svg').first()).toBeVisible();
    await page.getByText('As a table').click();
  },
  'the audit log': async (page) => {
    await section(page, 'audit');
    await expect(page.getByRole('listitem').first()).toBeVisible();
  },
  people: async (page) => {
    await section(page, 'people');
    await expect(page.getByRole('button', { name: 'Change Dina' })).toBeVisible();
  },
  'an invitation': async (page) => {
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('radio', { name: 'Branch' }).check();
  },
  account: async (page) => {
    await section(page, 'account');
    await expect(page.getByText('this device')).toBeVisible();
  },
};

/** WCAG 1.4.12, at the narrowest width of 1.4.10. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Horizontal overflow with a constructed style sheet, which the content security policy allows. */
const overflowWith = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    const over = document.documentElement.scrollWidth - innerWidth;
    document.adoptedStyleSheets = [];
    return over;
  }, css);

async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), `${name}, ${colorScheme}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await overflowWith(page, SPACING), `${name} with wide-set text`).toBeLessThanOrEqual(0);
}

test('has no accessibility violation on any screen, in either scheme, and fits 320 px with wide-set text', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const kind of ['one', 'another'])
    await submitReview(page, BARBER, { review: `${kind}, try ${test.info().retry}` });
  await page.goto('/staff');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await signInByForm(page, EMAIL);
  await page.setViewportSize({ width: 1440, height: 900 });
  await filterBy(page, 'Status', 'Waiting');
  await filterBy(page, 'Barber', 'Daniel Santos');
  for (const [name, open] of Object.entries(screens)) {
    await open(page);
    await expectAccessible(page, name);
  }
});

test('shows a focus ring, and the current place also in forced colours', async ({ page }) => {
  await signInAs(page, EMAIL);
  // What loads later must not replace the element in focus.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Reviews' }).focus();
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    await expect(page.locator(':focus')).not.toHaveCSS('outline-width', /^[01]px$/);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const underline = (name: string) => page.getByRole('link', { name });
  await expect(underline('Reviews')).toHaveCSS('border-block-end-width', '3px');
  await expect(underline('Figures')).toHaveCSS('border-block-end-width', '0px');
});
