import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { publishingApi } from '../../contract/publishing.ts';
import { startServer } from '../../tools/support/server-process.ts';
import { root } from '../support/sources.ts';
import { PASSWORD } from './staff.ts';

type Shop = {
  url: string;
  content: string;
  /** Another account. */
  addStaff: (email: string, name: string, role: string) => void;
};

export const OWNER = { email: 'owner@example.com', name: 'Omar' };
const PUBLISHED_MS = 80_000;

/** Tests that change the content get their own server, store, content, releases and owner. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what is needed.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'jk-masters-shop-'));
      const [data, content, releases] = [
        join(folder, 'data'),
        join(folder, 'content'),
        join(folder, 'releases'),
      ];
      const current = readlinkSync(join(root, 'releases/current'));
      for (const name of [current, '.cache'])
        cpSync(join(root, 'releases', name), join(releases, name), { recursive: true });
      symlinkSync(current, join(releases, 'current'));
      const server = await startServer({ CONTENT_DIR: content, RELEASES_DIR: releases }, data);
      const added = new Set<string>();
      const addStaff = (email: string, name: string, role: string) => {
        // The stories of a worker share a server.
        if (added.has(email)) return;
        added.add(email);
        const env = { ...process.env, DATA_DIR: data, STAFF_PASSWORD: PASSWORD };
        const jk = join(root, 'tools/jk/main.ts');
        execFileSync(process.execPath, [jk, 'staff', 'add', email, name, '--role', role], { env });
      };
      addStaff(OWNER.email, OWNER.name, 'owner');
      await use({ url: server.origin, content, addStaff });
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

/** A screen of the console after signing in. */
export async function openConsole(page: Page, screen: string, email = OWNER.email): Promise<void> {
  await page.goto(`/staff#${screen}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

/** A page of the site in edit mode, after signing in. */
export async function editPage(page: Page, to = '/', email = OWNER.email): Promise<void> {
  await openConsole(page, 'today', email);
  await page.goto(publishingApi.preview({ mode: 'edit', to }));
  await expect(page.getByRole('button', { name: 'End', exact: true })).toBeVisible();
}

/** Publishes the drafts of the signed-in account and waits until visitors see them. */
export async function publish(page: Page): Promise<void> {
  // The message of the publication before would pass for this one; it disappears when something is changed after it.
  const hide = page.getByRole('button', { name: 'Hide', exact: true });
  if (await hide.isVisible()) await hide.click({ timeout: 5_000 }).catch(() => {});
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Your changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('.publication')).toContainText('Published. Visitors see it now.', {
    timeout: PUBLISHED_MS,
  });
}
