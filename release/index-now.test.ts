import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporary } from '../tests/support/folder.ts';
import { notifySearchEngines } from './index-now.ts';

const SITE_URL = 'https://www.barber.ae';
const KEY = 'a-key-of-ours';
let folder = '';

beforeEach(() => {
  folder = temporary();
});

/** A release with an etag per page; /staff is not in the sitemap. */
function release(number: number, etags: Record<string, string>, siteUrl = SITE_URL): string {
  const path = join(folder, String(number));
  mkdirSync(join(path, 'site'), { recursive: true });
  const locs = Object.keys(etags).map((page) => `<url><loc>${SITE_URL}${page}</loc></url>`);
  writeFileSync(join(path, 'site/sitemap.xml'), `<urlset>${locs.join('')}</urlset>`);
  const entries = Object.entries({ ...etags, '/staff': `${number}` }).map(([page, etag]) => [page, { etag }]);
  writeFileSync(join(path, 'manifest.json'), JSON.stringify(Object.fromEntries(entries)));
  writeFileSync(join(path, 'release.json'), JSON.stringify({ siteUrl }));
  return path;
}

/** A search engine that responds with this status and records the requests it receives. */
async function engine(status = 200) {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { received, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('submits only new and changed pages', async () => {
  const { received, endpoint } = await engine();
  const first = release(1, { '/': 'a', '/services': 'b' });
  const second = release(2, { '/': 'a', '/services': 'c', '/team': 'd' });
  await notifySearchEngines(first, second, KEY, endpoint);
  const address = { host: 'www.barber.ae', key: KEY, keyLocation: `${SITE_URL}/${KEY}.txt` };
  expect(received).toEqual([{ ...address, urlList: [`${SITE_URL}/services`, `${SITE_URL}/team`] }]);
  await notifySearchEngines(second, release(3, { '/': 'a', '/services': 'c', '/team': 'd' }), KEY, endpoint);
  await notifySearchEngines(first, second, '', endpoint);
  await notifySearchEngines(first, release(4, { '/': 'z' }, ''), KEY, endpoint);
  expect(received).toHaveLength(1);
  await notifySearchEngines(undefined, first, KEY, endpoint);
  expect(received[1]).toMatchObject({ urlList: [`${SITE_URL}/`, `${SITE_URL}/services`] });
});

test('does not throw if the search engine rejects the request or is unreachable', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const { endpoint } = await engine(429);
  await notifySearchEngines(undefined, release(1, { '/': 'a' }), KEY, endpoint);
  await notifySearchEngines(undefined, join(folder, '1'), KEY, 'http://127.0.0.1:1');
  await notifySearchEngines(undefined, join(folder, 'none'), KEY, endpoint);
  expect(logged).toHaveBeenCalledTimes(3);
  expect(logged.mock.calls[0]?.[0]).toContain('429');
});
