import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BARBER, freshApp, freshStore, smallSite } from '../../tests/support/server.ts';
import { boundedServer } from '../http/listen.ts';
import { createLog } from '../log.ts';
import { publishedLists } from '../reviews/published-lists.ts';
import type { Site } from './files.ts';
import { type FromMemory, fromMemory } from './from-memory.ts';

const WORDS = 'A page of the site. '.repeat(40);
const bytes = (data: string | Buffer) => new Uint8Array(Buffer.from(data));
const file = (words: string, headers: Record<string, string> = {}) => ({
  bodies: {
    identity: bytes(words),
    br: bytes(brotliCompressSync(words)),
    gzip: bytes(gzipSync(words)),
  },
  headers: { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding', ...headers },
  etag: 'abc',
});

type Heard = { status: number; headers: Record<string, unknown>; body: string };

/** One application behind two servers, one of which asks memory first; `same` hears both and compares. */
async function twins(options: Pick<Partial<FromMemory>, 'log' | 'proxies' | 'hsts'> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-stored-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'picture'), 'a picture');
  const site: Site = {
    ...smallSite,
    files: new Map(smallSite.files)
      .set('/services', file(WORDS, { 'Content-Security-Policy': "default-src 'self'" }))
      .set('/_astro/a.css', file('a{}', { 'Cache-Control': 'public, max-age=31536000, immutable' }))
      .set('/staff', file('the console'))
      .set('/ar/404', file('not here, in another language'))
      .set('/picture.avif', {
        ...file(''),
        bodies: { identity: { path: join(folder, 'picture'), byteLength: 9 } },
      }),
    redirects: new Map([...smallSite.redirects, ['/older', '/services?from=old']]),
  };
  const log = createLog('silent');
  const store = await freshStore();
  // Copies stay fresh for as long as the test takes.
  const published = publishedLists(store, () => 0);
  const shared = { site, published, log, ...options };
  const { app } = await freshApp({ ...shared, store });
  const step = vi.fn(fromMemory(shared));
  const origin = async (first?: typeof step) => {
    const server = boundedServer({ fetch: app.fetch, most: 400, proxied: true, ...(first && { first }) });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return (server.address() as AddressInfo).port;
  };
  const ports = [await origin(), await origin(step)];
  const hear = (port: number, path: string, method: string, headers: Record<string, string>) =>
    new Promise<Heard>((resolve, reject) => {
      const sent = ask({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const { date: _, ...rest } = answer.headers;
          const body = Buffer.concat(parts).toString('base64');
          resolve({ status: answer.statusCode ?? 0, headers: rest, body });
        });
      });
      sent.on('error', reject).end();
    });
  /** What both say, and whether memory said it. */
  async function same(path: string, method = 'GET', headers: Record<string, string> = {}) {
    const all = { Host: 'jk.example', ...headers };
    const [application, quick] = await Promise.all(ports.map((port) => hear(port, path, method, all)));
    expect(quick, `${method} ${path} ${JSON.stringify(headers)}`).toEqual(application);
    return { ...(quick as Heard), ready: step.mock.results.at(-1)?.value === true };
  }
  return { same, store, published };
}

const PATHS = [
  '/',
  '/services',
  '/services?a=1#b',
  '/_astro/a.css',
  '/staff',
  '/404',
  '/ar/404',
  '/picture.avif',
  '/api/services',
  '/old',
  '/old?from=mail&a=é',
  '/older?a=1',
  '/services/?a=1',
];
const WISHES = ['', 'br', 'gzip, deflate, br, zstd', 'br;q=0.1, gzip;q=0.9', 'identity', '*;q=0.5, br;q=0'];
const TAGS = [undefined, '*', '"abc-br"', 'W/"abc-gzip", "abc-identity"', '"other"'];

test('memory answers with the bytes of the application, in every coding and on every condition', async () => {
  const { same } = await twins();
  for (const path of PATHS)
    for (const method of ['GET', 'HEAD'])
      for (const codings of WISHES)
        for (const known of TAGS) {
          const { ready } = await same(path, method, {
            'Accept-Encoding': codings,
            ...(known && { 'If-None-Match': known }),
          });
          expect([path, ready || path === '/picture.avif']).toEqual([path, true]);
        }
});

const BEYOND: [path: string, method?: string, headers?: Record<string, string>][] = [
  ['/nothing'],
  ['/ar/nothing'],
  ['/%73ervices'],
  ['/services/../services'],
  ['/services#top'],
  ['//'],
  ['//?a=1'],
  ['//services'],
  ['/barber/nobody'],
  ['/api/nothing'],
  ['/api/services?a=%00'],
  ['/api/services?a=1'],
  ['/api/reviews'],
  ['/api/reviews?barberId=nobody'],
  [`/api/reviews?barberId=${BARBER}&before=x`],
  ['/services', 'POST'],
  ['/services', 'DELETE'],
  ['/', 'GET', { Host: 'a b' }],
  ['/', 'GET', { Host: 'JK.example:80' }],
  ['/', 'GET', { Host: '[::1]:3000' }],
  ['/', 'GET', { Host: '' }],
  ['/', 'GET', { 'X-Forwarded-For': '192.0.2.1' }],
];

test.each(BEYOND)('what memory cannot know goes on to the application: %s %s %o', async (...asked) => {
  const { same } = await twins();
  await same(...asked);
});

test('the first page of a list that lies ready is handed out, and nothing else of the reviews', async () => {
  const { same, published } = await twins();
  const list = `/api/reviews?barberId=${BARBER}`;
  expect((await same('/api/reviews?barberId=nobody')).status).toBe(404);
  await published.page(BARBER);
  const { ready, headers } = await same(list);
  expect([ready, headers['cache-control']]).toEqual([true, 'no-cache']);
  expect((await same(list, 'GET', { 'If-None-Match': String(headers.etag) })).status).toBe(304);
  expect((await same(`${list}&before=2026-11-21T08:00:00.000Z_x`)).ready).toBe(false);
});

test('behind a known proxy, and bound by HSTS as the owner says, memory answers alike', async () => {
  const { same } = await twins({ proxies: 1, hsts: 'preload' });
  const { ready, headers } = await same('/services', 'GET', { 'X-Forwarded-For': '192.0.2.1' });
  expect(ready).toBe(true);
  expect(headers['strict-transport-security']).toContain('preload');
  expect((await same('/staff')).headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('what memory answers is in the log like everything else', async () => {
  const log = { ...createLog('silent'), debug: vi.fn() };
  const { same } = await twins({ log });
  await same('/services?who=somebody');
  const [application, quick] = log.debug.mock.calls.map(([message, { ms: _, ...fields }]) => [
    message,
    fields,
  ]);
  expect(quick).toEqual(application);
  expect(quick).toEqual(['request', { method: 'GET', path: '/services', status: 200 }]);
});
