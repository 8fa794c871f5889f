import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { findProgram } from '../support/program.ts';
import { dist } from '../support/release.ts';
import { startServer } from '../support/server-process.ts';
import type { Row } from './main.ts';
import { median, rounded } from './pages.ts';
import { startFiles } from './servers.ts';

const run = promisify(execFile);
const SECONDS = 3;
const CONNECTIONS = 32;
const PATHS = ['/', '/services', '/api/services', '/api/reviews?barberId=ayman-farouk'];

type Load = {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  non2xx: number;
};

async function flood(url: string): Promise<Load> {
  const args = ['-j', '-c', `${CONNECTIONS}`, '-d', `${SECONDS}`, '-H', 'accept-encoding=gzip', url];
  const seen: Load = JSON.parse((await run('autocannon', args)).stdout);
  if (seen.non2xx) throw new Error(`${url}: ${seen.non2xx} answers were no 200`);
  return seen;
}

/** Microseconds of processor that a process has used, in steps of 10 ms; Linux only. */
function processorOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10_000;
}

/** What the server answers under load, turn by turn with other copies and one worker of nginx over the same files. */
export async function load({ against, runs }: { against: string[]; runs: number }): Promise<Row[]> {
  const server = await startServer();
  const nginx = findProgram('nginx') ? await startFiles(dist) : undefined;
  const origins = [server.origin, ...against];
  const visited = PATHS.flatMap((path) =>
    // A list of reviews is no file.
    [...origins, ...(nginx && !path.includes('?') ? [nginx.origin] : [])].map((origin) => ({
      what: path,
      from: origin === server.origin ? 'this build' : origin === nginx?.origin ? 'nginx' : origin,
      url: origin + path,
      seen: [] as (Load & { processor: number })[],
    })),
  );
  for (let round = 0; round < runs; round += 1)
    for (const { url, seen } of visited) {
      const before = processorOf(server.pid);
      const loaded = await flood(url);
      seen.push({ ...loaded, processor: (processorOf(server.pid) - before) / loaded.requests.total });
    }
  nginx?.stop();
  await server.stop();
  return visited.map(({ what, from, seen }) => ({
    what,
    from,
    'requests/s': rounded(median(seen.map(({ requests }) => requests.average))),
    'p50 ms': median(seen.map(({ latency }) => latency.p50)),
    'p99 ms': median(seen.map(({ latency }) => latency.p99)),
    'processor, µs a request': from === 'this build' ? rounded(median(seen.map((one) => one.processor))) : '',
  }));
}
