import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testChromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/server-process.ts';
import type { Row } from './main.ts';
import { startFloor, startTlsProxy } from './servers.ts';

const run = promisify(execFile);
const CHROME =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --ignore-certificate-errors';

type Request = { resourceType?: string; transferSize?: number };
type Audit = { numericValue?: number; details?: { items?: Request[] } };
type Result = { audits: Record<string, Audit>; categories: Record<string, { score: number }> };

/** What one visit of Lighthouse's phone found. */
async function visit(url: string, ...flags: string[]): Promise<Result> {
  const args = [url, '--output=json', '--quiet', `--chrome-flags=${CHROME}`, ...flags];
  const env = { ...process.env, CHROME_PATH: testChromiumPath() };
  const { stdout } = await run('lighthouse', args, { env, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

const ms = (audit: string) => (seen: Result) => seen.audits[audit]?.numericValue ?? Number.NaN;
/** Bytes over the wire before a touch, headers included. */
const bytes = (type: string) => (seen: Result) =>
  (seen.audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

const FIGURES = {
  fcp: ms('first-contentful-paint'),
  lcp: ms('largest-contentful-paint'),
  tbt: ms('total-blocking-time'),
  cls: ms('cumulative-layout-shift'),
  processor: ms('mainthread-work-breakdown'),
  html: bytes('Document'),
  script: bytes('Script'),
};
const AUDITS =
  'first-contentful-paint,largest-contentful-paint,total-blocking-time,cumulative-layout-shift,mainthread-work-breakdown,network-requests';

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));

type Wish = { pages: string[]; against: string[]; runs: number; tls?: boolean };

/**
 * Pages of this build and of other served copies beside a page of plain text, the line and the processor of a slow phone
 * applied. Each round visits all of them, one at a time, so that a busy machine is busy for all.
 */
export async function pages({ pages: paths, against, runs, tls }: Wish): Promise<Row[]> {
  const server = await startServer();
  const floor = await startFloor();
  const fronts = tls ? await startTlsProxy([floor.origin, server.origin, ...against]) : undefined;
  const [plain = '', ...origins] = fronts?.origins ?? [floor.origin, server.origin, ...against];
  const name = (index: number) => (index ? ` at ${against[index - 1]}` : '');
  const visited = [
    { page: 'floor: plain text', url: plain, seen: [] as Result[] },
    ...paths.flatMap((path) =>
      origins.map((origin, index) => ({
        page: path + name(index),
        url: origin + path,
        seen: [] as Result[],
      })),
    ),
  ];
  for (let round = 0; round < runs; round += 1)
    for (const { url, seen } of visited)
      seen.push(await visit(url, '--throttling-method=devtools', `--only-audits=${AUDITS}`));
  fronts?.stop();
  floor.stop();
  await server.stop();
  const of = (seen: Result[], figure: keyof typeof FIGURES) => median(seen.map(FIGURES[figure]));
  const [least] = visited;
  return visited.map(({ page, seen }) => ({
    page,
    'FCP ms': rounded(of(seen, 'fcp')),
    'FCP/floor': rounded(of(seen, 'fcp') / of(least?.seen ?? [], 'fcp'), 2),
    'LCP ms': rounded(of(seen, 'lcp')),
    'LCP/floor': rounded(of(seen, 'lcp') / of(least?.seen ?? [], 'lcp'), 2),
    'TBT ms': rounded(of(seen, 'tbt')),
    CLS: rounded(of(seen, 'cls'), 3),
    'main thread ms': rounded(of(seen, 'processor')),
    'HTML bytes': of(seen, 'html'),
    'script bytes': of(seen, 'script'),
  }));
}

/** Lighthouse's marks of every page out of a hundred, throttling simulated, by one visit each. */
export async function marks({ pages: paths }: Wish): Promise<Row[]> {
  const server = await startServer();
  const rows: Row[] = [];
  for (const page of paths) {
    const { categories } = await visit(server.origin + page);
    const of100 = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
    rows.push({ page, ...Object.fromEntries(of100) });
  }
  await server.stop();
  return rows;
}
