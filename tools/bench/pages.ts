import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Flags } from 'lighthouse';
import { findProgram } from '../support/program.ts';
import { startServer } from '../support/server-process.ts';
import { KINDS } from './kinds.ts';
import type { Table } from './measurements.ts';
import { FLOOR, PEER, startWithNeighbours } from './neighbours.ts';
import { startTlsProxy } from './nginx.ts';
import { median, type Row, RUNS, rounded } from './numbers.ts';
import type { Visit } from './visit.ts';

const NAMES: Record<string, string> = { [FLOOR]: 'floor: plain text', [PEER]: 'peer: Astro without React' };
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};
type Metric = keyof typeof METRICS;
type Throttling = 'devtools' | 'simulate';

async function visit(url: string, flags: Flags): Promise<Visit> {
  const thread = new Worker(new URL('visit.ts', import.meta.url), { workerData: { url, flags } });
  const [seen] = await once(thread, 'message');
  return seen;
}

/**
 * Medians of every page beside the floor's; each round visits all of them, so that a busy machine is busy for all. One visit
 * at a time: on a slow machine two at once count each other's work as time blocked.
 */
async function visitAll(origin: string, throttling: Throttling): Promise<Row[]> {
  const visits = new Map<string, Visit[]>([FLOOR, PEER, ...KINDS].map((path) => [path, []]));
  const flags = {
    throttlingMethod: throttling,
    onlyAudits: Object.values(METRICS),
    disableFullPageScreenshot: true,
  };
  for (let run = 0; run < RUNS; run += 1)
    for (const [path, seen] of visits) seen.push(await visit(origin + path, flags));
  const middle = (path: string, figure: (one: Visit) => number) =>
    median((visits.get(path) ?? []).map(figure));
  const of = (path: string, metric: Metric) => middle(path, ({ values }) => values[METRICS[metric]] ?? NaN);
  return [...visits].map(([path, seen]) => ({
    page: NAMES[path] ?? path,
    'FCP ms': rounded(of(path, 'fcp')),
    'FCP/floor': rounded(of(path, 'fcp') / of(FLOOR, 'fcp'), 2),
    'LCP ms': rounded(of(path, 'lcp')),
    'LCP/floor': rounded(of(path, 'lcp') / of(FLOOR, 'lcp'), 2),
    'TBT ms': rounded(of(path, 'tbt')),
    CLS: rounded(of(path, 'cls'), 3),
    ...(throttling === 'devtools' && {
      'style and layout before it, ms': rounded(middle(path, ({ style }) => style)),
      largest: seen.at(-1)?.largest,
    }),
  }));
}

/** Lighthouse's marks of every page out of a hundred, by one visit each. */
export async function marks(): Promise<Table[]> {
  const server = await startServer();
  const rows: Row[] = [];
  for (const page of KINDS) {
    const { scores } = await visit(server.origin + page, { throttlingMethod: 'simulate' });
    const of100 = Object.entries(scores).map(([name, score]) => [name, Math.round(score * 100)]);
    rows.push({ page, ...Object.fromEntries(of100) });
  }
  await server.stop();
  return [{ title: 'Lighthouse, throttling simulated, of 100', rows }];
}

/** First frame, largest paint, blocked time and shifts of every kind of page, over HTTP/1.1. */
export async function pages(throttling: Throttling): Promise<Table[]> {
  const server = await startWithNeighbours();
  const rows = await visitAll(server.origin, throttling);
  await server.stop();
  return [{ title: `HTTP/1.1, median of ${RUNS}`, rows }];
}

/** The same behind TLS with HTTP/2; no table where there is no nginx for it. */
export async function pagesByTls(throttling: Throttling): Promise<Table[]> {
  if (!['nginx', 'openssl'].every((command) => findProgram(command))) return [];
  const server = await startWithNeighbours();
  const front = await startTlsProxy(server.origin);
  const rows = await visitAll(front.origin, throttling);
  front.stop();
  await server.stop();
  return [{ title: `TLS and HTTP/2, median of ${RUNS}`, rows }];
}
