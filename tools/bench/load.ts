import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../support/server-process.ts';
import { median, type Options, type Row, rounded } from './pages.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
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

/** Seconds of compiling the program, of a first publication, and of one after a change of one price. */
export async function builds({ runs }: Options): Promise<Row[]> {
  const seen = {
    'the program compiled': [] as number[],
    'a first publication': [] as number[],
    'a price changed': [] as number[],
  };
  const timed = async (what: keyof typeof seen, args: string[], more = {}) => {
    const began = performance.now();
    await run(process.execPath, args, { cwd: root, env: { ...process.env, ...more } });
    seen[what].push((performance.now() - began) / 1_000);
  };
  for (let turn = 0; turn < runs; turn += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'jk-masters-bench-'));
    const [content, releases, data] = ['content', 'releases', 'data'].map((name) => join(folder, name));
    const places = { CONTENT_DIR: content, RELEASES_DIR: releases, DATA_DIR: data };
    const menu = join(content ?? '', 'facts/services.yaml');
    await timed('the program compiled', [
      '-e',
      "import('./publish/program.ts').then((one) => one.compileProgram())",
    ]);
    await timed('a first publication', ['tools/build.ts'], places);
    writeFileSync(menu, readFileSync(menu, 'utf8').replace(/price: \d+/, `price: ${200 + turn}`));
    await timed('a price changed', ['tools/build.ts'], places);
    rmSync(folder, { recursive: true });
  }
  return Object.entries(seen).map(([what, times]) => ({ what, 'wall, s': rounded(median(times), 1) }));
}
