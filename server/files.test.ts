import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { freshApp, smallSite } from '../tests/support/server.ts';

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

test('a file goes out in the smallest form that the client takes', async () => {
  const { request } = await open();
  const encodingFor = async (header: string) =>
    (await request('/services', { headers: { 'Accept-Encoding': header } })).headers.get('Content-Encoding');
  expect(await encodingFor('gzip, deflate, br, zstd')).toBe('br');
  expect(await encodingFor('gzip, br;q=0')).toBe('gzip');
  expect(await encodingFor('identity')).toBeNull();
  expect(await (await request('/services')).text()).toBe(TEXT);
});

test('whoever has a file already hears that it is the same', async () => {
  const { request } = await open();
  const etag = (await request('/services')).headers.get('ETag') ?? '';
  const again = await request('/services', { headers: { 'If-None-Match': `"other", W/${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await request('/services', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
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
  const posted = await request('/services', { method: 'POST' });
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect((await request('/api/nothing')).headers.get('Content-Type')).toBe('application/problem+json');
});

test('every answer carries the headers that protect visitors', async () => {
  const { request } = await open();
  for (const path of ['/', '/nothing', '/api/nothing', '/healthz']) {
    const { headers } = await request(path);
    expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBeTruthy();
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
  }
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
