import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPublisher } from '../../publishing/publisher.ts';
import { inRounds, type Options, type Row } from './measure.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const PATHS = ['/', '/services', '/api/services', '/api/reviews?barberId=ayman-farouk'];

type Load = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number };

/** Loads a URL with 32 connections for three seconds. */
async function flood({ url }: { url: string }): Promise<Load> {
  const args = ['-j', '-c', '32', '-d', '3', '-H', 'accept-encoding=gzip', url];
  const result: Load = JSON.parse((await run('autocannon', args)).stdout);
  if (result.non2xx) throw new Error(`${url}: ${result.non2xx} responses without status 2xx`);
  return result;
}

/** Measures the server under load, alternating with other copies. */
export async function load({ origin, against, runs }: Options): Promise<Row[]> {
  const subjects = PATHS.flatMap((what) =>
    [origin, ...against].map((from, index) => ({
      what,
      from: index ? from : 'this build',
      url: from + what,
    })),
  );
  return (await inRounds(subjects, runs, flood)).map(({ what, from, median }) => ({
    what,
    from,
    'requests/s': median(({ requests }) => requests.average),
    'p50 ms': median(({ latency }) => latency.p50),
    'p99 ms': median(({ latency }) => latency.p99),
  }));
}

/** Seconds to publish one changed price, with a new and with a warm publisher. */
export async function publications({ runs }: Options): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'jk-masters-bench-'));
  const at = (name: string) => join(folder.path, name);
  const places = { content: at('content'), releases: at('releases'), dataDir: at('data'), project };
  let publisher = openPublisher(places);
  // Fills the cache of link pictures.
  await publisher.publishCurrent();
  let price = 200;
  const publish = async ({ isNew }: { isNew: boolean }) => {
    const file = join(places.content, 'facts/services.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/price: \d+/, `price: ${price++}`));
    if (isNew) {
      publisher.stop();
      publisher = openPublisher(places);
    }
    const began = performance.now();
    await publisher.publishCurrent();
    return (performance.now() - began) / 1_000;
  };
  const subjects = [
    { what: 'new publisher', isNew: true },
    { what: 'warm publisher', isNew: false },
  ];
  const measured = await inRounds(subjects, runs, publish);
  publisher.stop();
  return measured.map(({ what, median }) => ({ what, 'wall, s': median((seconds) => seconds, 1) }));
}
