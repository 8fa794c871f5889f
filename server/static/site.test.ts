import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporary } from '../../tests/support/folder.ts';
import { pointTo, writeRelease } from '../../tests/support/releases.ts';
import { freshApp, smallSite } from '../../tests/support/server.ts';
import { createLog, type Log } from '../log.ts';
import { openSite } from './site.ts';

const TEXT = 'A page of the site. '.repeat(40);
const bytes = (data: Buffer) => new Uint8Array(data);
const files = new Map(smallSite.files).set('/services', {
  bodies: {
    identity: bytes(Buffer.from(TEXT)),
    br: bytes(brotliCompressSync(TEXT)),
    gzip: bytes(gzipSync(TEXT)),
  },
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': "default-src 'self'",
  },
  etag: 'abc',
});
const redirects = new Map([
  ['/old', '/'],
  ['/offer', '/services?from=offer'],
]);
const open = () => freshApp({ site: { ...smallSite, files, redirects } });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP;q=0.9', 'gzip'],
  ['identity', null],
  ['brotli, gzippy', null],
  ['', null],
])('answers Accept-Encoding "%s" in %s', async (header, coding) => {
  const { request } = await open();
  const { headers } = await request('/services', { headers: { 'Accept-Encoding': header } });
  expect([headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([coding, 'Accept-Encoding']);
});

test("responds with 304 to a client that has the file, with the page's content security policy", async () => {
  const { request } = await open();
  const first = await request('/services');
  expect(await first.text()).toBe(TEXT);
  const etag = first.headers.get('ETag') ?? '';
  for (const tags of [etag, `"other", W/${etag}`, '*']) {
    const again = await request('/services', { headers: { 'If-None-Match': tags } });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(again.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  }
  for (const tags of ['"other"', `"x${etag.slice(1)}`])
    expect((await request('/services', { headers: { 'If-None-Match': tags } })).status).toBe(200);
});

test('answers HEAD like GET, without a body', async () => {
  const answer = await (await open()).request('/services', { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('Content-Length')).toBe(String(TEXT.length));
});

test.each([
  ['/old', 301, '/'],
  ['/old/?from=mail&a=1', 301, '/?from=mail&a=1'],
  ['/OLD/', 301, '/'],
  ['/offer?a=1', 301, '/services?from=offer&a=1'],
  ['/services/?a=1', 308, '/services?a=1'],
  ['/SERVICES/', 308, '/services'],
  ['/services.html', 308, '/services'],
  ['/index.html', 308, '/'],
  ['/services.', 308, '/services'],
  ['/services)', 308, '/services'],
  ['/services%D8%8C', 308, '/services'],
  ['/Services/%20', 308, '/services'],
])('redirects %s with %i to %s', async (path, status, to) => {
  const answer = await (await open()).request(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, to]);
});

test.each([
  ['/nothing', '404 Page Not Found'],
  ['/404', '404 Page Not Found'],
  ['/404.html', '404 Page Not Found'],
  ['/review-problem', '404 Page Not Found'],
  ['/barber/nobody', 'Barber not found'],
])('responds to %s with 404 and an HTML page', async (path, words) => {
  const answer = await (await open()).request(path, { headers: { 'If-None-Match': '*' } });
  expect([answer.status, await answer.text()]).toEqual([404, words]);
});

test('answers an unknown address of the API and an unknown method with a plain reason', async () => {
  const { request } = await open();
  const missing = await request('/api/nothing');
  expect([missing.status, missing.headers.get('Content-Type')]).toEqual([404, 'application/problem+json']);
  for (const [method, path, allowed] of [
    ['POST', '/services', 'GET, HEAD'],
    ['DELETE', '/api/reviews', 'GET, HEAD, POST'],
    ['GET', '/api/events', 'POST'],
    ['PUT', '/api/services', 'GET, HEAD'],
  ] as const) {
    const { status, headers } = await request(path, { method });
    expect([method, path, status, headers.get('Allow')]).toEqual([method, path, 405, allowed]);
    if (path.startsWith('/api/')) expect(headers.get('Content-Type')).toBe('application/problem+json');
  }
});

test('sends security headers with every answer', async () => {
  const { request } = await open();
  for (const path of ['/', '/nothing', '/api/nothing', '/healthz']) {
    const { headers } = await request(path);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
  }
  const shared = async (path: string) => (await request(path)).headers.get('Cross-Origin-Resource-Policy');
  expect(await shared('/og/home.png')).toBe('cross-origin');
  expect(await shared('/services')).toBe('same-origin');
  const { headers } = await (await freshApp({ hsts: 'preload' })).request('/staff');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains; preload');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
});

let folder = '';
beforeEach(() => {
  folder = temporary();
});

/** A release of one page that needs one script and one picture, named after its number. */
const build = (number: number, siteUrl = '') =>
  writeRelease(
    folder,
    number,
    Object.fromEntries(
      ['index.html', `_astro/${number}.js`, `_astro/${number}.avif`].map((file) => [
        file,
        `${file} of ${number}`,
      ]),
    ),
    { siteUrl },
  );
const use = (number: number) => pointTo(folder, number);

async function serving() {
  await build(1);
  use(1);
  const { site, refresh, stop } = await openSite(folder, createLog('silent'));
  onTestFinished(stop);
  const { request } = await freshApp({ site });
  return { refresh, text: async (path: string) => (await request(path)).text(), request };
}

test('serves a new release as soon as it is found, and keeps the files of the old one', async () => {
  const { refresh, text, request } = await serving();
  await build(2);
  await refresh();
  use(2);
  expect(await text('/')).toBe('index.html of 1');
  await refresh();
  expect(await text('/')).toBe('index.html of 2');
  for (const file of ['_astro/1.js', '_astro/1.avif', '_astro/2.avif'])
    expect(await text(`/${file}`)).toMatch(file);
  await build(3);
  use(3);
  await refresh();
  for (const file of ['_astro/1.js', '_astro/2.avif', '_astro/3.js'])
    expect(await text(`/${file}`)).toMatch(file);
  rmSync(join(folder, '1'), { recursive: true });
  for (const file of ['_astro/1.js', '_astro/4.js']) expect((await request(`/${file}`)).status).toBe(404);
});

test('keeps serving the old release while the new one is unreadable or missing, logs it once and retries', async () => {
  const errors: unknown[] = [];
  const log: Log = { ...createLog('silent'), error: (_, fields) => void errors.push(fields?.release) };
  await build(1);
  use(1);
  const { site, refresh, stop } = await openSite(folder, log);
  onTestFinished(stop);
  await build(2);
  writeFileSync(join(folder, '2/manifest.json'), '{"/": {');
  use(2);
  await refresh();
  await refresh();
  expect(site.release.id).toBe('1');
  await build(2);
  await refresh();
  expect(site.release.id).toBe('2');
  use(9);
  await refresh();
  await refresh();
  expect(site.release.id).toBe('2');
  expect(errors).toEqual([join(folder, '2'), 'none']);
});

test('does not serve a damaged picture, script or page at its start, and counts the release as not shown', async () => {
  await build(1);
  // As hard links do, the older release has the same damage.
  await build(2);
  for (const file of ['_astro/2.js', '_astro/2.avif', 'index.html'])
    writeFileSync(join(folder, '2/site', file), '');
  use(2);
  rmSync(join(folder, '1'), { recursive: true });
  cpSync(join(folder, '2'), join(folder, '1'), { recursive: true });
  const { site, shown, stop } = await openSite(folder, createLog('silent'));
  onTestFinished(stop);
  const { request } = await freshApp({ site });
  for (const path of ['/_astro/2.js', '/_astro/2.avif', '/']) {
    const answer = await request(path);
    expect([path, answer.status, answer.headers.get('Cache-Control')]).toEqual([path, 503, 'no-store']);
  }
  expect(await shown()).toBeUndefined();
});

const LIVE = 'https://jk.example';
const production = { NODE_ENV: 'production', SITE_URL: LIVE } as const;

test('refuses a release without an address or with another one in production, and keeps serving', async () => {
  for (const siteUrl of ['', 'https://other.example']) {
    await build(1, siteUrl);
    use(1);
    await expect(openSite(folder, createLog('silent'), production)).rejects.toThrow(
      'Release 1 is not served',
    );
  }
  await expect(openSite(folder, createLog('silent'), { NODE_ENV: 'production' })).resolves.toBeDefined();
  await build(2, LIVE);
  use(2);
  const { site, refresh, stop } = await openSite(folder, createLog('silent'), production);
  onTestFinished(stop);
  use(1);
  await refresh();
  expect(site.release).toMatchObject({ id: '2', siteUrl: LIVE });
});
