import { expect, test } from 'vitest';
import { freshApp, NOON, smallSite } from '../../tests/support/server.ts';

const release = { id: '7', builtAt: NOON.toISOString(), siteUrl: 'https://www.jk.example' };
const responseFor = async (host: string, path = '/?a=1', site = { ...smallSite, release }) => {
  const { request } = await freshApp({ site });
  const answer = await request(path, { headers: { Host: host } });
  return [answer.status, answer.headers.get('Location')];
};

test('redirects any other Host to SITE_URL, with the rest of the address', async () => {
  for (const host of ['jk.example', 'www.jk.example:8080', '203.0.113.7', 'www.jk.example.evil.example'])
    expect([host, ...(await responseFor(host))]).toEqual([host, 308, 'https://www.jk.example/?a=1']);
  expect(await responseFor('jk.example', '//evil.example/')).toEqual([
    308,
    'https://www.jk.example//evil.example/',
  ]);
});

test('answers its own host, loopback and health checks', async () => {
  for (const host of [
    'www.jk.example',
    'WWW.JK.EXAMPLE:443',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])
    expect([host, ...(await responseFor(host))]).toEqual([host, 200, null]);
  for (const path of ['/healthz', '/readyz'])
    expect(await responseFor('web:3000', path)).toEqual([200, null]);
});

test('accepts every Host without SITE_URL', async () => {
  expect(await responseFor('jk.example', '/', smallSite)).toEqual([200, null]);
});
