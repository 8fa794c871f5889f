import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Manifest } from '../../contract/release.ts';
import { freePort } from '../../tools/support/programs.ts';
import { startServer } from '../../tools/support/server-process.ts';
import { release } from '../support/dist.ts';
import { temporary } from '../support/folder.ts';
import { type Answer, APEX, HOST, PROXIES } from '../support/proxies.ts';
import { serveNewRelease } from '../support/releases.ts';
import { draft } from '../support/server.ts';

const COMPARED_HEADERS = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];
const statusAndHeaders = ({ status, headers }: Pick<Answer, 'status' | 'headers'>) => [
  status,
  ...COMPARED_HEADERS.map((name) => [name, headers[name]]),
];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts `count` servers on two releases. */
async function servers(count: number, env: Record<string, string> = {}) {
  const [releases, dataDir] = [temporary(), temporary()];
  for (const name of ['first', 'second']) await serveNewRelease(releases, name);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const start = (port: number) =>
    startServer({ RELEASES_DIR: releases, TRUST_PROXY: '1', ...env, PORT: String(port) }, dataDir);
  const running: Awaited<ReturnType<typeof start>>[] = [];
  onTestFinished(async () => void (await Promise.all(running.map(({ stop }) => stop('SIGKILL')))));
  for (const port of ports) running.push(await start(port));
  /** Restarts each in turn, as a deployment does. */
  const restartEach = async () => {
    for (const [index, port] of ports.entries()) {
      await pause(500);
      expect(await running[index]?.stop()).toBe(0);
      running[index] = await start(port);
    }
  };
  return { releases, ports, restartEach };
}

const post = (body: unknown, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: `https://${HOST}`, ...headers },
  body: JSON.stringify(body),
});
const review = (key: string) => post(draft({ review: `Words of ${key}` }), { 'idempotency-key': key });

/** The redirect target of a request without TLS. */
const redirectOf = (url: string) =>
  new Promise((resolve) => get(url, { headers: { host: HOST } }, ({ headers }) => resolve(headers.location)));

describe.each(PROXIES)('behind $name (skipped without it)', ({ missing, start, name }) => {
  test.skipIf(missing)('serves every file as the server does, also of the previous release', async () => {
    const { releases, ports } = await servers(1);
    const { ask, brotli, reload } = await start(releases, ports);
    const manifest: Manifest = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8'));
    for (const url of [...Object.keys(manifest), '/no-such-page', '/services/', '/_astro/only-first.js']) {
      const headers = { 'accept-encoding': brotli && url !== '/' ? 'br' : 'gzip' };
      const own = await fetch(`http://127.0.0.1:${ports[0]}${url}`, { headers, redirect: 'manual' });
      const answer = await ask(url, { headers });
      expect([url, ...statusAndHeaders(answer)]).toEqual([
        url,
        ...statusAndHeaders({ status: own.status, headers: Object.fromEntries(own.headers) }),
      ]);
      if (own.headers.has('vary')) expect([url, answer.headers.vary]).toEqual([url, 'Accept-Encoding']);
    }
    const ofServer = /-(br|gzip|identity)"$/;
    const etag = async (cookie: string) => (await ask('/services', { headers: { cookie } })).headers.etag;
    expect(await etag('a=1')).not.toMatch(ofServer);
    expect(await etag('a=1; jk-preview=7')).toMatch(ofServer);

    const home = async () => String((await ask('/')).body);
    await serveNewRelease(releases, 'third');
    expect(await home()).toContain('only-second');
    reload();
    await pause(500);
    expect(await home()).toContain('only-third');
    expect((await ask('/_astro/only-second.js')).status).toBe(200);
  });

  test.skipIf(missing)(
    'redirects to the canonical host, and limits each client by its real address',
    async () => {
      const { releases, ports } = await servers(1, { REVIEW_LIMIT: '2' });
      const { ask, plain } = await start(releases, ports);
      const apex = await ask('/jvc?a=1', { host: APEX });
      expect([apex.status, apex.headers.location]).toEqual([301, `https://${HOST}/jvc?a=1`]);
      const unsafe = await redirectOf(`${plain}/jvc`);
      expect(unsafe).toMatch(new RegExp(`^https://${HOST}(:\\d+)?/jvc$`));
      await expect(ask('/', { host: 'another.example' })).rejects.toThrow();

      const send = async (key: string, localAddress: string) =>
        (await ask('/api/reviews', { ...review(key), localAddress })).status;
      expect([await send('the-first-one', '127.0.0.2'), await send('the-second-one', '127.0.0.2')]).toEqual([
        201, 201,
      ]);
      const forged = { ...review('the-third-one'), localAddress: '127.0.0.2' };
      const third = await ask('/api/reviews', {
        ...forged,
        headers: { ...forged.headers, 'x-forwarded-for': '203.0.113.9' },
      });
      expect(third.status).toBe(429);
      expect(await send('the-fourth-one', '127.0.0.3')).toBe(201);

      // nginx rejects a flood of writes itself; reads still succeed.
      if (name !== 'nginx') return;
      const stopped = async (path: string, count: number) => {
        const answers = await Promise.all(Array.from({ length: count }, () => ask(path, post({}))));
        return answers.filter(
          ({ status, headers }) => status === 429 && /html/.test(`${headers['content-type']}`),
        );
      };
      expect((await stopped('/api/staff/sign-in', 20)).length).toBeGreaterThan(0);
      expect((await stopped('/api/events', 120)).length).toBeGreaterThan(0);
      for (const path of ['/', '/api/reviews/ratings']) expect((await ask(path)).status).toBe(200);
    },
  );

  test.skipIf(missing)('no request fails while two servers restart in turn', async () => {
    const { releases, ports, restartEach } = await servers(2, { REVIEW_LIMIT: '10000' });
    const { ask } = await start(releases, ports);
    const failures: string[] = [];
    const count = { read: 0, written: 0 };
    let open = true;
    const visit = async (path: string, options?: Parameters<typeof ask>[1]) => {
      const { status } = await ask(path, options).catch(() => ({ status: 0 }));
      if (status < 200 || status >= 400) failures.push(`${path}: ${status}`);
    };
    const reader = async () => {
      for (; open; count.read += 1) {
        await visit('/api/reviews/ratings');
        await visit('/staff');
        await pause(10);
      }
    };
    const writer = async () => {
      for (; open; count.written += 1) {
        await visit('/api/reviews', review(`written-${count.written}`));
        await pause(200);
      }
    };
    const visitors = [reader(), writer()];
    await restartEach();
    await pause(500);
    open = false;
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    expect(count.read).toBeGreaterThan(100);
    expect(count.written).toBeGreaterThan(10);
  });
});
