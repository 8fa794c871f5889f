import { execFile } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readDefaults } from '../../server/changes/defaults.ts';
import { openContent } from '../../server/changes/fold.ts';
import { openPublisher } from '../../server/changes/worker/worker.ts';
import { inRounds, type Options, type Row } from './measure.ts';

const run = promisify(execFile);
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
  const releases = join(folder.path, 'releases');
  const content = openContent(readDefaults());
  let publisher = openPublisher(releases, content);
  let value = 200;
  const render = async () => {
    const change = { file: 'facts/services.yaml', path: ['haircut', 'price'], before: 60, value: value++ };
    await publisher.finish(await publisher.prepare([change]), content.newest());
  };
  // Fills the cache of link pictures.
  await render();
  const publish = async ({ isNew }: { isNew: boolean }) => {
    if (isNew) {
      publisher.stop();
      publisher = openPublisher(releases, content);
    }
    const began = performance.now();
    await render();
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
