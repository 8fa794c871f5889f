import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Manifest } from '../../contract/release.ts';
import { startServer } from '../../tools/support/server-process.ts';
import { release } from '../support/dist.ts';
import { nginx, shownUnder, startNginx } from '../support/nginx.ts';

const json = <T>(file: string): T => JSON.parse(readFileSync(join(release, file), 'utf8'));

// Skipped without nginx.
test.skipIf(!nginx)('nginx hosts the site alone by the documented configuration', async () => {
  const settings = shownUnder('Static hosting').replaceAll('/srv/jk/releases/current', release);
  const origin = await startNginx(settings);
  const ask = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init });
  for (const [url, { policy, file }] of Object.entries(json<Manifest>('manifest.json'))) {
    if (!policy || !file.endsWith('.html')) continue;
    const answer = await ask(url);
    // Pages without API calls; the console needs the server.
    if (/(^|\/)(404|barber-not-found|review-problem|staff)\.html$/.test(file)) {
      expect([url, answer.status]).toEqual([url, 404]);
      continue;
    }
    expect([url, answer.status, answer.headers.get('Content-Security-Policy')]).toEqual([url, 200, policy]);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
  }
  const worker = await ask('/sw.js');
  expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  expect(worker.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
  expect((await ask('/api/services')).headers.get('Content-Type')).toMatch(/^application\/json/);
  const missing = await ask('/no-such-page');
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('404')]);
  expect((await ask('/services/')).headers.get('Location')).toMatch(/\/services$/);
  for (const { from, to } of json<{ from: string; to: string }[]>('redirects.json')) {
    const moved = await ask(from);
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, expect.stringContaining(to)]);
  }
  const files = ['/manifest.json', '/content.json', '/redirects.json', '/release.json', '/nginx.conf'];
  for (const path of [...files, '/review-problem', '/ar/review-problem', '/answers/review-problem'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  const asset =
    Object.keys(json<Manifest>('manifest.json')).find((url) => /^\/_astro\/.*\.js$/.test(url)) ?? '';
  expect((await ask(asset)).headers.get('Cache-Control')).toContain('immutable');
});

test.skipIf(!nginx)('nginx proxies to the servers by the documented configuration', async () => {
  const { origin, stop } = await startServer();
  onTestFinished(async () => void (await stop()));
  const { port } = new URL(origin);
  const proxied = await startNginx(shownUnder('Behind nginx').replaceAll(/:300[12]/g, `:${port}`));
  for (const path of ['/', '/api/reviews/ratings']) expect((await fetch(proxied + path)).status).toBe(200);
});
