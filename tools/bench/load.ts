import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectCopy } from '../support/project-copy.ts';
import { startServer } from '../support/server-process.ts';
import { median, type Options, type Row, rounded } from './pages.ts';

const run = promisify(execFile);
const PATHS = ['/', '/services', '/api/services', '/api/reviews?barberId=ayman-farouk'];

type Load = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number };

/** 32 visitors who ask without a pause for three seconds. */
async function flood(url: string): Promise<Load> {
  const args = ['-j', '-c', '32', '-d', '3', '-H', 'accept-encoding=gzip', url];
  const seen: Load = JSON.parse((await run('autocannon', args)).stdout);
  if (seen.non2xx) throw new Error(`${url}: ${seen.non2xx} answers were no 200`);
  return seen;
}

/** What the server answers under load, turn by turn with other copies. */
export async function load({ against, runs }: Options): Promise<Row[]> {
  const server = await startServer();
  const visited = PATHS.flatMap((what) =>
    [server.origin, ...against].map((origin) => ({
      what,
      from: origin === server.origin ? 'this build' : origin,
      url: origin + what,
      seen: [] as Load[],
    })),
  );
  for (let round = 0; round < runs; round += 1)
    for (const { url, seen } of visited) seen.push(await flood(url));
  await server.stop();
  return visited.map(({ what, from, seen }) => ({
    what,
    from,
    'requests/s': rounded(median(seen.map(({ requests }) => requests.average))),
    'p50 ms': median(seen.map(({ latency }) => latency.p50)),
    'p99 ms': median(seen.map(({ latency }) => latency.p99)),
  }));
}

/** Seconds of a build from a fresh clone, and of one after a change of one price. */
export async function builds({ runs }: Options): Promise<Row[]> {
  const seen = { 'from a fresh clone': [] as number[], 'a price changed': [] as number[] };
  for (let turn = 0; turn < runs; turn += 1) {
    using copy = projectCopy({ caches: 'own' });
    const timed = async () => {
      const began = performance.now();
      await copy.build();
      return (performance.now() - began) / 1_000;
    };
    seen['from a fresh clone'].push(await timed());
    copy.change('content/facts/services.yaml', /price: \d+/, `price: ${200 + turn}`);
    seen['a price changed'].push(await timed());
  }
  return Object.entries(seen).map(([what, times]) => ({ what, 'wall, s': rounded(median(times), 1) }));
}
