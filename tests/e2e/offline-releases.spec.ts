import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { workerOf } from '../../release/worker.ts';
import { english } from '../support/editions.ts';
import { root } from '../support/sources.ts';
import { visitAndCache } from './island.ts';

type Host = {
  origin: string;
  /** Changes the body of a response; undefined turns it into a 500. */
  change: (path: string, text: string) => string | undefined;
  /** A path that gets no response. */
  silent: string;
  /** Paths that answer as in a preview. */
  drafted?: RegExp;
};

/** Proxies the site; tests change its responses to simulate another release. */
const test = base.extend<{ host: Host }>({
  host: async ({ baseURL }, use) => {
    const host: Host = { origin: '', change: (_, text) => text, silent: '' };
    const server = createServer(async ({ url = '/', headers }, response) => {
      if (url === host.silent) return;
      const cookie = headers.cookie ?? '';
      const answer = await fetch(`${baseURL}${url}`, { redirect: 'manual', headers: { cookie } });
      const type = answer.headers.get('Content-Type') ?? '';
      const isText = /html|javascript/.test(type);
      const body = isText ? host.change(url, await answer.text()) : Buffer.from(await answer.arrayBuffer());
      for (const name of ['Content-Type', 'Cache-Control', 'Content-Security-Policy'])
        if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name) ?? '');
      if (host.drafted?.test(url)) response.setHeader('Cache-Control', 'no-store');
      response.writeHead(body === undefined ? 500 : answer.status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    host.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(host);
    server.close();
    server.closeAllConnections();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Adds a release name to titles and worker. */
const release = (name: string) => (_: string, text: string) =>
  text.replace('</title>', ` ${name}</title>`).replace(/RELEASE="[\w-]+"/, `RELEASE="${name}"`);

const caches = (page: Page) => page.evaluate(async () => (await window.caches.keys()).sort());
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys();
    const all = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

test('cached pages are of one release, the last complete one', async ({ page, context, host }) => {
  host.change = release('first');
  await visitAndCache(page, host.origin);
  await page.goto(`${host.origin}/team`);
  const titles = async () => {
    await context.setOffline(true);
    const all = [];
    for (const path of ['/', '/services', '/booking', '/team']) {
      await page.goto(host.origin + path);
      all.push((await page.title()).split(' ').at(-1));
    }
    await context.setOffline(false);
    return [...new Set(all)];
  };
  expect(await titles()).toEqual(['first']);

  host.change = release('second');
  await page.goto(host.origin);
  await expect.poll(() => caches(page)).toEqual(['copy-second']);
  expect(await titles()).toEqual(['second']);

  const third = release('third');
  let requests = 0;
  host.change = (path, text) => {
    if (path !== '/booking') return third(path, text);
    requests += 1;
    return undefined;
  };
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}));
  await expect.poll(() => requests).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).installing)))
    .toBe(false);
  expect(await titles()).toEqual(['second']);
});

test('a copy that the browser has deleted is made again with its files, or not at all', async ({
  page,
  context,
  host,
}) => {
  await visitAndCache(page, host.origin);
  const remove = async () => {
    for (const name of await caches(page)) await page.evaluate((one) => window.caches.delete(one), name);
  };
  await remove();
  host.change = (path, text) => (path === '/booking' ? undefined : text);
  await page.goto(`${host.origin}/team`);
  await page.waitForTimeout(500);
  expect(await cached(page)).not.toContain('/team');
  host.change = (_, text) => text;
  await page.goto(`${host.origin}/team`);
  await expect.poll(() => cached(page)).toContain('/team');
  await context.setOffline(true);
  await page.goto(`${host.origin}/booking?branch=jvc`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

test('private pages and previews are never served from the cache', async ({ page, context, host }) => {
  await visitAndCache(page, host.origin);
  await page.goto(`${host.origin}/staff`);
  await page.goto(`${host.origin}/services`);
  expect(await cached(page)).toContain('/services');
  expect((await cached(page)).filter((path) => /^\/(staff|api)/.test(path))).toEqual([]);
  await context.addCookies([{ name: 'jk-preview', value: 'x', url: host.origin }]);
  await context.setOffline(true);
  for (const path of ['/services', '/staff'])
    await expect(page.goto(host.origin + path)).rejects.toThrow('net::ERR_');
});

test('shows no public copy in a slow preview, where a worker reads no cookies', async ({ page, host }) => {
  const withoutCookies = "Object.defineProperty(self,'cookieStore',{value:undefined});";
  host.change = (path, text) => (path === '/sw.js' ? withoutCookies + text : text);
  await visitAndCache(page, host.origin);
  // Without a session the server refuses it, but the worker has seen the request.
  await page.goto(`${host.origin}/api/staff/preview`);
  host.silent = '/services';
  await expect(page.goto(`${host.origin}/services`, { timeout: 8_000 })).rejects.toThrow('Timeout');
  // A drafted page continues the preview, a public one ends it. The browser would wait long for a second answer of the silent page.
  host.drafted = /team/;
  await page.goto(`${host.origin}/team`);
  expect(await caches(page)).toContain('preview');
  host.drafted = /never/;
  await page.goto(`${host.origin}/team`);
  await expect.poll(() => caches(page)).not.toContain('preview');
  await page.goto(`${host.origin}/services`);
  await expect(page.locator('main > .as-of')).toBeVisible();
});

test('shows the offline page if the network is silent for five seconds', async ({ page, host }) => {
  await visitAndCache(page, host.origin);
  host.silent = '/team';
  const began = performance.now();
  await page.goto(`${host.origin}/team`);
  expect(performance.now() - began).toBeLessThan(15_000);
  const { title } = english.words['not-found'].offline;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('with OFFLINE=off the worker deletes its caches and unregisters', async ({ page, context, host }) => {
  await visitAndCache(page, host.origin);
  process.env.OFFLINE = 'off';
  const stopped = await workerOf(join(root, 'dist'), []);
  delete process.env.OFFLINE;
  host.change = (path, text) => (path === '/sw.js' ? stopped : text);
  await page.goto(`${host.origin}/services`);
  await expect.poll(() => caches(page)).toEqual([]);
  await page.goto(`${host.origin}/services`);
  await context.setOffline(true);
  await expect(page.goto(host.origin)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
