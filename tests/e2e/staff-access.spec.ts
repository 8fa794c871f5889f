import { expect, type Page, test } from '@playwright/test';
import { STAFF_PATH } from '../../contract/staff.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { editions, type english, named } from '../support/editions.ts';
import { smallTargets, violations } from '../support/violations.ts';
import { filterBy, rows, showTab, signInAs, submitReview, withAccount } from './staff.ts';

const EMAIL = 'dina@example.com';
const BARBER = 'daniel-santos';

// One account for all: the stories run in turn.
test.describe.configure({ mode: 'default' });
withAccount(EMAIL, 'Dina');

/** By the address alone, which keeps the filter: other reviews belong to other stories. */
const section = async (page: Page, hash: string) => {
  await page.evaluate((name) => {
    location.hash = name;
  }, hash);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

type Words = (typeof english)['words']['staff'];
type Screens = Record<string, (page: Page) => Promise<unknown>>;

/** Every screen of the console in turn; one review waits, another is published. */
const screensIn = ({ queue, rejectDialog, insights, people, account }: Words): Screens => ({
  queue: async (page) => {
    await section(page, 'queue');
    await expect(rows(page).first()).toBeVisible();
  },
  'the reasons': async (page) => {
    await rows(page).first().getByRole('button', { name: queue.reject }).click();
    await page.getByLabel(rejectDialog.other).check();
  },
  'a way back': async (page) => {
    await page.keyboard.press('Escape');
    await rows(page).first().getByRole('button', { name: queue.approve }).click();
    const bar = page.locator('.console-action-bar');
    await expect(bar.getByRole('button', { name: queue.undo })).toBeVisible();
  },
  published: async (page) => {
    await showTab(page, queue.tabs.published);
    await expect(page.getByLabel(queue.reply).first()).toBeVisible();
  },
  more: (page) => section(page, 'more'),
  insights: async (page) => {
    await section(page, 'insights');
    await expect(page.locator('.stats')).toBeVisible();
    await page.getByText(insights.asTable).click();
  },
  'the audit log': async (page) => {
    await section(page, 'audit');
    await expect(page.getByRole('listitem').first()).toBeVisible();
  },
  people: async (page) => {
    await section(page, 'people');
    await page.locator('summary', { hasText: 'Dina' }).click();
  },
  'an invitation': async (page) => {
    await page.getByRole('button', { name: people.invite }).click();
    await page.getByRole('radio', { name: people.roles.branch }).check();
  },
  account: async (page) => {
    await section(page, 'account');
    await expect(page.getByText(account.current)).toBeVisible();
  },
  ...Object.fromEntries(
    ['today', 'menu', 'team', 'plans', 'articles', 'history', 'settings', 'search'].map((name) => [
      name,
      async (page: Page) => {
        await section(page, name);
        await page.waitForLoadState('networkidle');
        if (name === 'menu') await page.locator('main summary').first().click();
      },
    ]),
  ),
});

/** WCAG 1.4.12, at the narrowest width of 1.4.10. Joined scripts are exempt from letter spacing. */
const SPACING = `* { line-height: 1.5 !important; word-spacing: 0.16em !important }
  :not(:lang(ar), :lang(ar) *) { letter-spacing: 0.12em !important } p { margin-block-end: 2em !important }`;

/** As a reader's own style sheet would, which no policy of the page forbids. */
const overflowWith = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    const over = document.documentElement.scrollWidth - innerWidth;
    document.adoptedStyleSheets = [];
    return over;
  }, css);

/** Right to left, a wide screen mirrors that of the first language: only the narrowest is examined. */
async function expectAccessible(page: Page, name: string, isFirst: boolean): Promise<void> {
  const wide = isFirst ? ([[1440, 'light']] as const) : [];
  for (const [width, colorScheme] of [...wide, [320, 'dark'] as const]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const where = `${name}, ${colorScheme}, ${width} px`;
    expect(await violations(page), where).toEqual([]);
    expect(await smallTargets(page.locator('body')), where).toEqual([]);
  }
  expect(await overflowWith(page, SPACING), `${name} with wide-set text`).toBeLessThanOrEqual(0);
  expect(await overflowWith(page, ':root { font-size: 200% }'), `${name} at 200 %`).toBeLessThanOrEqual(0);
}

for (const { locale, words, allTeam, local } of editions)
  test(`has no accessibility violation on any screen in ${locale}, in either scheme, and fits 320 px with wide-set or large text`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { staff } = words;
    for (const kind of ['one', 'another'])
      await submitReview(page, BARBER, { review: `${kind} in ${locale}, try ${test.info().retry}` });
    await page.goto(local(STAFF_PATH));
    await expect(page.getByLabel(staff.signIn.email)).toBeVisible();
    const isFirst = locale === FIRST_LANGUAGE;
    await expectAccessible(page, 'sign-in', isFirst);
    await signInAs(page, EMAIL, local(STAFF_PATH));
    // The address differs in its hash alone, which loads nothing.
    await page.reload();
    await page.setViewportSize({ width: 1440, height: 900 });
    await showTab(page, staff.queue.tabs.pending);
    await filterBy(page, staff.queue.barber, named(allTeam, BARBER).name);
    for (const [name, open] of Object.entries(screensIn(staff))) {
      await open(page);
      await expectAccessible(page, name, isFirst);
    }
  });

test('sets the number of waiting reviews beside the name of their section on a laptop', async ({ page }) => {
  await submitReview(page, BARBER, { review: test.info().title });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, EMAIL);
  const link = page.getByRole('link', { name: 'Reviews' });
  const name = await link.getByText('Reviews', { exact: true }).boundingBox();
  const count = await link.locator('.count').boundingBox();
  expect(count?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
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
  const lineAbove = (name: string) =>
    page
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::before').borderBlockStartWidth);
  expect(await lineAbove('Reviews')).toBe('3px');
  expect(await lineAbove('Menu')).toBe('0px');
});
