import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
