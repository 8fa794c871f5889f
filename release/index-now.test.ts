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

/** A release with these pages in its sitemap. */
function release(number: number, pages: string[], siteUrl = SITE_URL): string {
  const path = join(folder, String(number));
  mkdirSync(join(path, 'site'), { recursive: true });
  const locs = pages.map((page) => `<url><loc>${SITE_URL}${page}</loc></url>`);
  writeFileSync(join(path, 'site/sitemap.xml'), `<urlset>${locs.join('')}</urlset>`);
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

test('submits only changed pages, without those that search engines may not index', async () => {
  const { received, endpoint } = await engine();
  const first = release(1, ['/', '/services', '/team']);
  await notifySearchEngines(['/services', '/staff', '/team', '/gone'], first, KEY, endpoint);
  const address = { host: 'www.barber.ae', key: KEY, keyLocation: `${SITE_URL}/${KEY}.txt` };
  expect(received).toEqual([{ ...address, urlList: [`${SITE_URL}/services`, `${SITE_URL}/team`] }]);
  await notifySearchEngines(['/staff'], first, KEY, endpoint);
  await notifySearchEngines(['/'], first, '', endpoint);
  await notifySearchEngines(['/'], release(2, ['/'], ''), KEY, endpoint);
  expect(received).toHaveLength(1);
});

test('does not throw if the search engine rejects the request or is unreachable', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const { endpoint } = await engine(429);
  await notifySearchEngines(['/'], release(1, ['/']), KEY, endpoint);
  await notifySearchEngines(['/'], join(folder, '1'), KEY, 'http://127.0.0.1:1');
  await notifySearchEngines(['/'], join(folder, 'none'), KEY, endpoint);
  expect(logged).toHaveBeenCalledTimes(3);
  expect(logged.mock.calls[0]?.[0]).toContain('429');
});
