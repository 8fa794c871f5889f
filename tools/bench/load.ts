import { execFile } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readDefaults } from '../../publishing/defaults.ts';
import { openContent } from '../../publishing/published-content.ts';
import { openPublisher, type Publisher } from '../../publishing/publisher.ts';
import { startServer } from '../support/server-process.ts';
import { median, type Options, type Row, rounded } from './pages.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const PATHS = ['/', '/services', '/api/services', '/api/reviews?barberId=ayman-farouk'];

type Load = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number };

/** Loads a URL with 32 connections for three seconds. */
async function flood(url: string): Promise<Load> {
  const args = ['-j', '-c', '32', '-d', '3', '-H', 'accept-encoding=gzip', url];
  const result: Load = JSON.parse((await run('autocannon', args)).stdout);
  if (result.non2xx) throw new Error(`${url}: ${result.non2xx} responses without status 2xx`);
  return result;
}

/** Measures the server under load, alternating with other copies. */
export async function load({ against, runs }: Options): Promise<Row[]> {
  await using server = await startServer();
  const visited = PATHS.flatMap((what) =>
    [server.origin, ...against].map((origin) => ({
      what,
      from: origin === server.origin ? 'this build' : origin,
      url: origin + what,
      results: [] as Load[],
    })),
  );
  for (let round = 0; round < runs; round += 1)
    for (const { url, results } of visited) results.push(await flood(url));
  return visited.map(({ what, from, results }) => ({
    what,
    from,
    'requests/s': rounded(median(results.map(({ requests }) => requests.average))),
    'p50 ms': median(results.map(({ latency }) => latency.p50)),
    'p99 ms': median(results.map(({ latency }) => latency.p99)),
  }));
}

/** Seconds to publish one changed price, with a new and with a warm publisher. */
export async function publications({ runs }: Options): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'jk-masters-bench-'));
  const places = { releases: join(folder.path, 'releases'), project };
  const times = { 'new publisher': [] as number[], 'warm publisher': [] as number[] };
  const content = openContent(readDefaults());
  const render = async ({ prepare, finish }: Publisher, value: number) => {
    const change = { file: 'facts/services.yaml', path: ['haircut', 'price'], before: 60, value };
    await finish(await prepare({ together: [change] }), content.newest());
  };
  let publisher = openPublisher(places, content);
  // Fills the cache of link pictures.
  await render(publisher, 200);
  const change = async (price: number, times: number[]) => {
    const began = performance.now();
    await render(publisher, price);
    times.push((performance.now() - began) / 1_000);
  };
  for (let turn = 0; turn < runs; turn += 1) {
    publisher.stop();
    publisher = openPublisher(places, content);
    await change(202 + 2 * turn, times['new publisher']);
    await change(203 + 2 * turn, times['warm publisher']);
  }
  publisher.stop();
  return Object.entries(times).map(([what, seconds]) => ({ what, 'wall, s': rounded(median(seconds), 1) }));
}
