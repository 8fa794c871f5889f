import { cpSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test';
import { type ContentState, publishingApi } from '../../contract/changes.ts';
import { freePort } from '../../tools/support/programs.ts';
import { startServer } from '../../tools/support/server-process.ts';
import { root } from '../support/sources.ts';
import { jk, signIn } from './staff.ts';

export type Shop = Awaited<ReturnType<typeof openShop>>;

export const OWNER = { email: 'owner@example.com', name: 'Omar' };
export const MONA = { email: 'mona@example.com', name: 'Mona' };
const PUBLISHED_MS = 80_000;

/** A server with its own store, releases and two owners. */
async function openShop() {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-shop-'));
  const [data, releases] = [join(folder, 'data'), join(folder, 'releases')];
  const current = readlinkSync(join(root, 'releases/current'));
  for (const name of [current, '.cache'])
    cpSync(join(root, 'releases', name), join(releases, name), { recursive: true });
  symlinkSync(current, join(releases, 'current'));
  const env = { RELEASES_DIR: releases, PORT: String(await freePort()) };
  const server = await startServer(env, data);
  for (const { email, name } of [OWNER, MONA]) await jk(data, 'staff', 'add', email, name);
  return {
    url: server.origin,
    /** Another browser, for Mona. */
    colleague: async (browser: Browser): Promise<Page> =>
      (await browser.newContext({ baseURL: server.origin })).newPage(),
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests that change the content use the shop of their worker. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

/** Signs in and opens a screen of the console. */
export async function openConsole(page: Page, screen: string, email = OWNER.email): Promise<void> {
  await signIn(page, email);
  await page.goto(`/staff#${screen}`);
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

/** Opens a page of the site in edit mode with a session of the account. */
export async function editPage(page: Page, to = '/', email = OWNER.email): Promise<void> {
  await signIn(page, email);
  await page.goto(publishingApi.preview({ mode: 'edit', to }));
  await expect(page.getByRole('button', { name: 'End', exact: true })).toBeVisible();
}

/** What a signed-in browser is sent once its preview has begun: the pages with the drafts, without waiting for a publication. */
export async function readPreview(page: Page, path: string): Promise<string> {
  return (await page.request.get(publishingApi.preview({ to: path }))).text();
}

/** Discards the first draft of a list, and answers the question. */
export async function discard(page: Page, list: Page | Locator = page): Promise<void> {
  await list
    .getByRole('button', { name: /^Delete (this|all) change/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: 'Delete this change? It cannot be brought back.' })
    .getByRole('button', { name: 'Delete this change', exact: true })
    .click();
}

/** Leaves the field: on a phone the bars are out of sight while it has the focus. */
export const leaveField = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

/** Publishes the drafts of the signed-in account and waits until visitors see them. */
export async function publish(page: Page): Promise<void> {
  // Hides the result of an earlier publication, which would be taken for this one.
  const hide = page.getByRole('button', { name: 'Hide', exact: true });
  if (await hide.isVisible()) await hide.click({ timeout: 5_000 }).catch(() => {});
  await leaveField(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Publish \d+ now/ }).click();
  await expect(page.locator('.publication')).toContainText('Published', {
    timeout: PUBLISHED_MS,
  });
}

/** The drafts that the server has stored. */
export async function draftsOf(page: Page): Promise<ContentState['drafts']> {
  return (await (await page.request.get(publishingApi.content)).json()).drafts;
}

/** Discards all drafts of the shop by requests, for stories of other screens. */
export async function discardDrafts(page: Page): Promise<void> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  for (const { id } of await draftsOf(page)) await page.request.delete(publishingApi.draft(id), { headers });
}

/** What visitors pay for a service. */
export async function priceOf(page: Page, service: string): Promise<number | undefined> {
  const list: { id: string; price: number }[] = await (await page.request.get('/api/services')).json();
  return list.find(({ id }) => id === service)?.price;
}

/** The parts of a page that is edited. */
export const bar = (page: Page) => page.locator('#site-editor');
/** Opens the menu of that bar. */
export const openMore = (page: Page) => press(page, 'More').click();
export const sheet = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page) => page.getByRole('main').locator('h1');

export async function discardAll(page: Page): Promise<void> {
  const list = page.locator('.draft-list');
  await page.locator('.change-count').click();
  const buttons = list.getByRole('button', { name: /^Delete/ });
  // Changes made together are discarded together.
  for (let left = await buttons.count(); left > 0; left = await buttons.count()) {
    await discard(page, list);
    await expect.poll(() => buttons.count()).toBeLessThan(left);
  }
}
