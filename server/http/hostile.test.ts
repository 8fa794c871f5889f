import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { api } from '../../contract/routes.ts';
import { staffApi } from '../../contract/staff.ts';
import { freshDatabase, openedStore } from '../../tests/support/engines.ts';
import { BARBER, draft } from '../../tests/support/server.ts';
import { freshStaffApp } from '../../tests/support/staff.ts';

const routes = [
  ...Object.values(api),
  ...Object.values(staffApi).map((path) => (typeof path === 'function' ? path('some-id' as never) : path)),
  '/healthz',
  '/readyz',
  '/',
  '/services',
  '/barber/x',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const nasty = [
  '',
  '\u0000',
  '\u0000 Omar \ud800 \u0085',
  'null',
  '{}',
  '[]',
  '{"customerName":',
  '{"__proto__":{"admin":true}}',
  '"\\ud800"',
  '<script>alert(1)</script>',
  "'; drop table reviews; --",
  '{"rating":1e999}',
  `{"review":"${'x'.repeat(40_000)}"}`,
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
  '\u202egnirts',
  '٣',
  '-1',
  '9'.repeat(400),
];
const text = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 200 }));
const bodies = fc.oneof(
  text,
  fc.json(),
  fc
    .dictionary(
      fc.constantFrom(...'customerName rating review email openForMs events reviewId action'.split(' ')),
      fc.oneof(text, fc.integer(), fc.anything()),
    )
    .map((body) =>
      JSON.stringify({ barberId: BARBER, ...body }, (_, value) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    ),
);
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/html',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
);
const query = fc.oneof(
  fc.constant(''),
  text.map((value) => `?barberId=${encodeURIComponent(value.toWellFormed())}`),
  text.map((value) => `?cursor=${encodeURIComponent(value.toWellFormed())}&days=7&status=pending`),
  fc.constantFrom('?barberId[]=x', '?barberId=%ff', '?=&&==', `?days=${'9'.repeat(300)}`),
);

// On PostgreSQL, which refuses text that SQLite accepts.
test('answers every input without a server error', async () => {
  const server = await freshStaffApp({
    store: await openedStore({ dataDir: '', databaseUrl: freshDatabase() }),
  });
  await server.signIn();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      fc.constantFrom(...methods),
      query,
      types,
      bodies,
      async (route, method, search, type, body) => {
        const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method);
        const answer = await server.ask(route + search, {
          method: method === 'TRACE' ? 'PROPFIND' : method,
          headers: type
            ? { 'Content-Type': type, 'Idempotency-Key': 'x'.repeat(1 + (body.length % 120)) }
            : {},
          ...(hasBody && { body }),
        });
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
        await answer.arrayBuffer();
      },
    ),
    { numRuns: 400 },
  );
});

test.each([
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/_astro/..\\..\\secret',
  '/content.json',
  '/manifest.json',
  '/%00',
  '/%ff%fe',
  '/api/../content.json',
  `/${'a'.repeat(8_000)}`,
])('refuses %s with 400 or 404', async (path) => {
  const server = await freshStaffApp();
  const answer = await server.request(path);
  expect([400, 404]).toContain(answer.status);
});

test('refuses a compressed body, whatever its content', async () => {
  const server = await freshStaffApp();
  const send = (coding: string, body: BodyInit) =>
    server.request('/api/reviews', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': 'x'.repeat(8),
        'Content-Encoding': coding,
      },
      body,
    });
  const plain = JSON.stringify(draft());
  for (const answer of [
    await send('gzip', gzipSync(plain)),
    await send('br', plain),
    await send('x, gzip', plain),
  ])
    expect([answer.status, await answer.text()]).toEqual([415, expect.stringContaining('Content-Encoding')]);
  expect((await send('identity', plain)).status).toBe(201);
});
