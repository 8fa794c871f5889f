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

/** A build from a fresh clone, and one after a change of one price. */
export async function builds({ runs }: Options): Promise<Row[]> {
  const [cold, price] = [[] as number[][], [] as number[][]];
  for (let turn = 0; turn < runs; turn += 1) {
    using copy = projectCopy({ caches: 'own' });
    cold.push(await timed(copy.folder));
    copy.change('content/facts/services.yaml', /price: \d+/, `price: ${200 + turn}`);
    price.push(await timed(copy.folder));
  }
  return Object.entries({ 'from a fresh clone': cold, 'a price changed': price }).map(([what, seen]) => ({
    what,
    'wall, s': rounded(median(seen.map(([wall = 0]) => wall)), 1),
    'processor, s': rounded(median(seen.map(([, user = 0, system = 0]) => user + system)), 1),
  }));
}

/** Seconds of wall, user and system that a build took, by the shell's clock. */
async function timed(cwd: string): Promise<number[]> {
  const script = "TIMEFORMAT='%R %U %S'; time node tools/build.ts";
  const env = { ...process.env, NODE_ENV: undefined };
  const { stderr } = await run('bash', ['-c', script], { cwd, env });
  return (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
}
