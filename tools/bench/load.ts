import { execFile } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES } from '../../domain/content-files.ts';
import { readDefaults } from '../../server/changes/defaults.ts';
import { openContent } from '../../server/changes/fold.ts';
import { openWorker } from '../../server/changes/worker/worker.ts';
import { median, type Options, type Row } from './pages.ts';

const run = promisify(execFile);
const PATHS = ['/', '/services', '/api/services', '/api/reviews?barberId=ayman-farouk'];

type Load = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number };

/** Loads each URL with 32 connections for three seconds. */
export async function load({ origin, runs }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PATHS) {
    const results: Load[] = [];
    for (let round = 0; round < runs; round += 1) {
      const args = ['-j', '-c', '32', '-d', '3', '-H', 'accept-encoding=gzip', origin + path];
      const result: Load = JSON.parse((await run('autocannon', args)).stdout);
      if (result.non2xx) throw new Error(`${path}: ${result.non2xx} responses without status 2xx`);
      results.push(result);
    }
    rows.push({
      what: path,
      'requests/s': median(results, ({ requests }) => requests.average),
      'p50 ms': median(results, ({ latency }) => latency.p50),
      'p99 ms': median(results, ({ latency }) => latency.p99),
    });
  }
  return rows;
}

/** Seconds to publish one changed price, with a new and with a warm worker. */
export async function publications({ runs }: Options): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'jk-masters-bench-'));
  const content = openContent(readDefaults());
  let worker = openWorker(join(folder.path, 'releases'), content);
  let value = 200;
  const render = async () => {
    const began = performance.now();
    const change = { file: SERVICES, path: ['haircut', 'price'], before: 60, value: value++ };
    await worker.finish(await worker.prepare([change]), content.newest());
    return (performance.now() - began) / 1_000;
  };
  // Fills the cache of link pictures.
  await render();
  const seconds = { 'new worker': [] as number[], 'warm worker': [] as number[] };
  for (let round = 0; round < runs; round += 1) {
    worker.stop();
    worker = openWorker(join(folder.path, 'releases'), content);
    seconds['new worker'].push(await render());
    seconds['warm worker'].push(await render());
  }
  worker.stop();
  return Object.entries(seconds).map(([what, each]) => ({ what, 'wall, s': median(each, (one) => one, 1) }));
}
