import { expect, type Page } from '@playwright/test';
import { publishingApi } from '../../contract/changes.ts';
import { sections } from '../../contract/rights.ts';
import { english, named } from '../support/editions.ts';
import { fieldsOn, fillReview, hydrated, nextReview, openProfile } from './review-form.ts';
import { MONA, openConsole, test } from './shop.ts';
import { signIn } from './staff.ts';

const { interface: words } = english.words;
const kareem = named(english.team, 'kareem-haddad');
const PUBLIC = ['home', 'services', 'booking', 'locations'] as const;

const STYLES = [':has(', 'view-transition', 'startViewTransition', 'position-area'];
const COMMANDS = ['commandfor', 'command'];
/** What browsers may lack, with its names, which are taken away: 'groupBy' becomes 'xroupBy' in all scripts, styles and pages. */
const MISSING = {
  'the functions of 2021 to 2024': [
    'groupBy',
    'randomUUID',
    'Segmenter',
    'structuredClone',
    'toSorted',
    'canParse',
  ],
  'popovers, commands and newer styles': ['popover', 'Popover', ...COMMANDS, ...STYLES],
  'commands and newer styles': [...COMMANDS, ...STYLES],
};

/** Opens pages as a browser would that does not know the names. */
async function takeAway(page: Page, names: readonly string[]): Promise<void> {
  const unknown = (name: string) => name.replace(/\w/, 'x');
  const swap = (text: string, from: (name: string) => string, to: (name: string) => string) =>
    names.reduce((changed, name) => changed.replaceAll(from(name), to(name)), text);
  await page.route(/^(?!.*\/api\/)/, async (route) => {
    const request = route.request();
    if (!['document', 'script', 'stylesheet', 'fetch'].includes(request.resourceType()))
      return route.fallback();
    // The server closes idle connections, at times just when one is used again.
    const response = await route.fetch({ url: swap(request.url(), unknown, String), maxRetries: 2 });
    const headers = response.headers();
    // The hashes of inline scripts and styles have changed.
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers, body: swap(await response.text(), String, unknown) });
  });
}

/** The lists and dialogs that only a tap opens. */
const openLists = (page: Page) =>
  // The console's navigation folds into a list only where text is large.
  page.locator('.sheet:visible, dialog:visible, .console-popover:not(nav):visible').count();

for (const [feature, names] of Object.entries(MISSING)) {
  test(`public pages work without ${feature}`, async ({ page }) => {
    await takeAway(page, names);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (const name of PUBLIC) {
      await page.goto(english.href(name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await openLists(page), name).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    }
    await page.goto(english.href('home'));
    const chat = page.locator('#chat-hero');
    await page.getByRole('button', { name: english.words.home.hero.chat }).first().click();
    await expect(chat).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    const panel = page.getByRole('dialog', { name: words.frame.menuTitle });
    await page.getByRole('button', { name: words.frame.menuOpen }).click();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: words.frame.menuClose }).click();
    await expect(panel).toBeHidden();

    await openProfile(page, kareem);
    await fillReview(page);
    const sent = nextReview(page);
    await page.route('**/api/reviews', (route) => route.fulfill({ status: 201, json: { id: 'x' } }));
    await fieldsOn(page).submit.click();
    expect((await sent).headers()['idempotency-key']).toMatch(/^[\w-]{8,}$/);
    await hydrated(page);
    expect(errors).toEqual([]);
  });

  test(`the console works without ${feature}`, async ({ page }) => {
    await signIn(page, MONA.email);
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const draft = { file: 'facts/services.yaml', path: ['beard', 'price'], value: 41, seen: null };
    const saved = await page.request.put(publishingApi.drafts, { headers, data: draft });
    await takeAway(page, names);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openConsole(page, 'today');
    expect(await openLists(page)).toBe(0);
    for (const name of [...Object.keys(sections), 'account'].filter((one) => one !== 'site')) {
      await page.goto(`/staff#${name}`);
      await expect(page.locator('.screen').first(), name).toBeVisible();
      await expect(page.locator('.failure'), name).toHaveCount(0);
    }
    await page.locator('.change-count').click();
    await expect(page.getByRole('region', { name: MONA.name })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    // A dialog goes one step back when it closes.
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();

    // Only requests before a redirect pass through the routes of a test.
    await page.context().addCookies([{ name: 'jk-preview', value: 'edit', url: page.url() }]);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'End', exact: true })).toBeVisible();
    await page.getByRole('main').locator('h1').click();
    await expect(page.getByRole('textbox', { name: 'Title (English)' })).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await openLists(page)).toBe(0);
    expect(errors).toEqual([]);
    await page.request.delete(publishingApi.draft((await saved.json()).id), { headers });
  });
}
