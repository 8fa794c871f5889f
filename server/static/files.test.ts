import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { freshApp, smallSite } from '../../tests/support/server.ts';

const TEXT = 'A page of the site. '.repeat(40);
const bytes = (data: Buffer) => new Uint8Array(data);
const files = new Map(smallSite.files).set('/services', {
  bodies: {
    identity: bytes(Buffer.from(TEXT)),
    br: bytes(brotliCompressSync(TEXT)),
    gzip: bytes(gzipSync(TEXT)),
  },
  headers: { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding' },
  etag: 'abc',
});
const open = () => freshApp({ site: { ...smallSite, files } });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['GZIP; Q=0.5', 'gzip'],
  ['br;q=0.000', null],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0.2, identity;q=0.8', null],
  ['identity', null],
  ['brotli, gzippy', null],
  ['', null],
])('Accept-Encoding "%s" is answered in %s', async (header, coding) => {
  const { request } = await open();
  const answer = await request('/services', { headers: { 'Accept-Encoding': header } });
  expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual([
    coding,
    'Accept-Encoding',
  ]);
});

test('without any wish a file goes out as it is', async () => {
  const { request } = await open();
  expect(await (await request('/services')).text()).toBe(TEXT);
});

test.each([
  (etag: string) => etag,
  (etag: string) => `W/${etag}`,
  (etag: string) => `"other, with a comma" , W/${etag},"more"`,
  () => '*',
])('whoever has a file already hears that it is the same (%#)', async (tags) => {
  const { request } = await open();
  const first = await request('/services');
  const etag = first.headers.get('ETag') ?? '';
  for (const method of ['GET', 'HEAD']) {
    const again = await request('/services', { method, headers: { 'If-None-Match': tags(etag) } });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(again.headers.get('Vary')).toBe(first.headers.get('Vary'));
    expect(again.headers.get('Content-Type')).toBeNull();
    expect(again.headers.get('Content-Length')).toBeNull();
  }
});

test('whoever has another file gets this one', async () => {
  const { request } = await open();
  const etag = (await request('/services')).headers.get('ETag') ?? '';
  const tags = ['"other"', etag.replaceAll('"', ''), '"*"', `"x${etag.slice(1)}`];
  for (const tag of tags)
    expect((await request('/services', { headers: { 'If-None-Match': tag } })).status).toBe(200);
});

test('HEAD is GET without the words', async () => {
  const { request } = await open();
  const answer = await request('/services', { method: 'HEAD' });
  expect([answer.status, await answer.text(), answer.headers.get('Content-Length')]).toEqual([
    200,
    '',
    String(TEXT.length),
  ]);
});

test('missing pages, moved pages and other methods are answered plainly', async () => {
  const { request } = await open();
  const missing = await request('/nothing');
  expect([missing.status, await missing.text()]).toEqual([404, '404 Page Not Found']);
  expect(await (await request('/barber/nobody')).text()).toBe('Barber not found');
  expect((await request('/old')).status).toBe(301);
  const slash = await request('/services/?a=1');
  expect([slash.status, slash.headers.get('Location')]).toEqual([308, '/services?a=1']);
  const old = await request('/old');
  const oldAndSlash = await request('/old/');
  expect([oldAndSlash.status, oldAndSlash.headers.get('Location')]).toEqual([
    301,
    old.headers.get('Location'),
  ]);
  expect((await request('/old?from=mail&a=1')).headers.get('Location')).toBe('/?from=mail&a=1');
  const posted = await request('/services', { method: 'POST' });
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect((await request('/api/nothing')).headers.get('Content-Type')).toBe('application/problem+json');
});

test.each([
  ['/Services', '/services'],
  ['/SERVICES/?a=1', '/services?a=1'],
  ['/services.html', '/services'],
  ['/index.html', '/'],
])('%s leads to %s', async (typed, page) => {
  const { request } = await open();
  const answer = await request(typed);
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, page]);
});

test('the pages for what is missing are themselves missing', async () => {
  const { request } = await open();
  expect((await request('/404.html')).status).toBe(404);
  for (const path of ['/404', '/barber-not-found']) {
    const answer = await request(path, { headers: { 'If-None-Match': '*' } });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test.each([
  ['PUT', '/api/reviews', 'GET, HEAD, POST'],
  ['DELETE', '/api/reviews/counts', 'GET, HEAD'],
  ['GET', '/api/events', 'POST'],
  ['PATCH', '/api/openapi.json', 'GET, HEAD'],
  ['POST', '/api/services', 'GET, HEAD'],
  ['OPTIONS', '/api/reviews', 'GET, HEAD, POST'],
])('%s %s is not allowed, and the answer says what is', async (method, path, allowed) => {
  const { request } = await open();
  const answer = await request(path, { method });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed]);
  expect((await request('/api/openapi.jsonx', { method })).status).toBe(404);
});

test('every answer carries the headers that protect visitors', async () => {
  const { request } = await open();
  for (const path of ['/', '/nothing', '/api/nothing', '/healthz']) {
    const { headers } = await request(path);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBeTruthy();
    expect(headers.get('Cross-Origin-Opener-Policy')).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
  }
});

test('other hosts are bound to TLS only where the owner says so, and only the console is kept apart', async () => {
  const { request } = await freshApp({ hsts: 'preload' });
  const { headers } = await request('/staff');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains; preload');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
});

test('the API describes itself', async () => {
  const { json } = await open();
  const { openapi, paths } = await json('/api/openapi.json');
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/branches', '/api/services', '/api/reviews', '/api/events', '/healthz']),
  );
  const { schema } = paths['/api/reviews'].post.requestBody.content['application/json'];
  expect(schema.required).toEqual(expect.arrayContaining(['barberId', 'customerName', 'rating', 'review']));
  expect(schema.properties.review.maxLength).toBe(2_000);
});
