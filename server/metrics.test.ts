import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { draft, freshApp, freshStore, smallSite } from '../tests/support/server.ts';
import { read, root } from '../tests/support/sources.ts';
import { findProgram, freePort } from '../tools/support/programs.ts';
import { createLog } from './log.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

async function measured() {
  const metrics = await createMetrics();
  const store = await freshStore();
  metrics.watch({ site: smallSite, store, server: createServer() });
  return { metrics, ...(await freshApp({ store, observe: metrics.observe })) };
}

const namesIn = (text: string) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);

test('figures of answers, of the release and of the store are given, and those of a store that is down are missing', async () => {
  const { metrics, store, request, post } = await measured();
  await request('/');
  await request('/nothing');
  await post('/api/reviews', draft());
  const text = await metrics.text();
  for (const line of [
    'jk_requests_total{status="2xx"} 2',
    'jk_requests_total{status="4xx"} 1',
    'jk_request_duration_seconds_count 3',
    'jk_store_up 1',
    'jk_reviews_waiting 1',
    'jk_mails_waiting 0',
    'jk_release_built_timestamp_seconds 1795248000',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/jk_info\{version="\d+\.\d+\.\d+",release="7"\} 1/);
  store.ping = () => Promise.reject(new Error('gone'));
  store.moderation.queueCounts = () => Promise.reject(new Error('gone'));
  expect(await metrics.text()).toMatch(/jk_store_up 0[\s\S]*jk_reviews_waiting Nan/i);
});

test('every figure is explained in the documents, and no other', async () => {
  const { metrics } = await measured();
  const explained = [...read('docs/operating.md').matchAll(/^\| `((?:jk|process)_\w+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(explained.sort()).toEqual(namesIn(await metrics.text()).sort());
});

test('they have a port of their own; one that is taken is logged, and the site goes on', async () => {
  const { metrics } = await measured();
  const port = await freePort();
  const said: string[] = [];
  const log = { ...createLog('silent'), error: (message: string) => void said.push(message) };
  const server = serveMetrics(metrics, port, '127.0.0.1', log);
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await ask('/metrics')).headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect((await ask('/')).status).toBe(404);
  const second = serveMetrics(metrics, port, '127.0.0.1', log);
  await new Promise((resolve) => second.once('error', resolve));
  expect(said).toEqual(['no metrics']);
});

test('alerts ask only for figures that there are', async () => {
  const { metrics } = await measured();
  const names = namesIn(await metrics.text());
  const asked = [...read('deploy/alerts.yml').matchAll(/\b(?:jk|process)_\w+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
});

const promtool = findProgram('promtool');

test.skipIf(!promtool)("promtool takes the alerts (skipped where Debian's prometheus is missing)", () => {
  const said = execFileSync(promtool ?? '', ['check', 'rules', join(root, 'deploy/alerts.yml')], {
    encoding: 'utf8',
  });
  expect(said).toContain('SUCCESS: 10 rules found');
});
