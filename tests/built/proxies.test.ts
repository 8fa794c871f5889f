import { createServer, get } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../tools/support/programs.ts';
import { startServer } from '../../tools/support/server-process.ts';
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
  /** Restarts each in turn, and waits for the proxy to notice as `deploy/update.sh` does. */
  const restartEach = async () => {
    for (const [index, port] of ports.entries()) {
      await pause(2_000);
      expect(await running[index]?.stop()).toBe(0);
      running[index] = await start(port);
    }
  };
  const kill = () => Promise.all(running.map(({ stop }) => stop('SIGKILL')));
  return { releases, ports, restartEach, kill };
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

test.skipIf(PROXIES[0].missing)(
  'nginx keeps public pages for a second, and nothing of an account',
  async () => {
    let count = 0;
    const server = createServer(({ headers }, answer) => {
      count += 1;
      const text = `${count}${headers['accept-encoding'] ?? ''}`.padEnd(20);
      answer
        .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache', etag: `"${count}"` })
        .end(text);
    });
    onTestFinished(() => void server.close());
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const { ask } = await PROXIES[0].start(temporary(), [port]);
    const read = async (path: string, headers = {}) => String((await ask(path, { headers })).body).trim();
    // A slow machine may need longer than nginx keeps a page.
    const kept = await vi.waitFor(async () => {
      const page = await read('/');
      expect(await read('/', { cookie: '__Host-jk-staff=1' })).not.toBe(page);
      expect(await read('/', { cookie: 'a=1; jk-preview=browse' })).not.toBe(page);
      expect(await read('/')).toBe(page);
      const part = await ask('/', { headers: { range: 'bytes=0-0' } });
      // The servers answer no ranges.
      expect([part.status, String(part.body).trim()]).toEqual([200, page]);
      expect((await ask('/', { headers: { 'if-none-match': `"${page}"` } })).status).toBe(304);
      return page;
    });
    for (const [accepted, asked] of [
      ['gzip, br;q=1.0', 'br'],
      ['gzip, br; q=0', 'gzip'],
      ['GZIP', 'gzip'],
      ['identity', ''],
    ] as const)
      expect(await read('/', { 'accept-encoding': accepted })).toMatch(new RegExp(`^\\d+${asked}$`));
    for (const path of ['/api/services', '/ar/api/branches', '/staff', '/ar/staff'])
      expect([path, await read(path)]).not.toEqual([path, await read(path)]);
    await vi.waitFor(async () => expect(await read('/')).not.toBe(kept), 3_000);
  },
);

describe.each(PROXIES)('behind $name (skipped without it)', ({ missing, start, name }) => {
  test.skipIf(missing)('answers as the server does, and goes on when that is killed', async () => {
    const { releases, ports, kill } = await servers(1);
    const { ask, brotli } = await start(releases, ports);
    const seen = [
      '/',
      '/services',
      '/ar',
      '/api/services',
      '/og/home.png',
      '/sw.js',
      '/no-such-page',
      '/services/',
    ];
    for (const url of [...seen, '/_astro/only-first.js', '/staff']) {
      const headers = { 'accept-encoding': 'gzip' };
      const own = await fetch(`http://127.0.0.1:${ports[0]}${url}`, { headers, redirect: 'manual' });
      const answer = await ask(url, { headers });
      expect([url, ...statusAndHeaders(answer)]).toEqual([
        url,
        ...statusAndHeaders({ status: own.status, headers: Object.fromEntries(own.headers) }),
      ]);
      if (own.headers.has('vary')) expect([url, answer.headers.vary]).toEqual([url, 'Accept-Encoding']);
    }
    await serveNewRelease(releases, 'third');
    await vi.waitFor(async () => expect(String((await ask('/')).body)).toContain('only-third'), 6_000);
    expect((await ask('/_astro/only-second.js')).status).toBe(200);

    await kill();
    // At the same time: Caddy holds each request for some seconds.
    const there = ['/', '/services', '/blog', '/ar/booking', '/ar/api/branches', '/og/al-barsha.png'];
    const gone = ['/staff', '/no-such-page-either', '/api/reviews/ratings'];
    const gzip = { 'accept-encoding': 'gzip' };
    const [kept, missed, never, sent] = await Promise.all([
      Promise.all(there.map((url) => ask(url, { headers: gzip }))),
      Promise.all(gone.map((url) => ask(url))),
      ask('/press-kit', { headers: { 'accept-encoding': brotli ? 'br' : 'gzip' } }),
      ask('/api/reviews', review('while-away')),
    ]);
    const policy = expect.stringMatching(/^default-src 'none'/);
    for (const [index, { status, headers }] of kept.entries())
      expect([there[index], status, headers['content-security-policy']]).toEqual([there[index], 200, policy]);
    expect(never.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(never.headers['content-security-policy']).toMatch(/script-src 'self'; .*frame-ancestors 'none'$/);
    for (const { status } of [...missed, sent]) expect(status).toBeGreaterThanOrEqual(502);
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
