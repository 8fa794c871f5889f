import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { testChromiumPath } from '../support/chromium.ts';
import { freePort } from '../support/programs.ts';
import { startServer } from '../support/server-process.ts';

const run = promisify(execFile);
const CHROME = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** A page of plain text as the baseline: the fastest possible page on this machine. */
const BASELINE = gzipSync(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A page of plain text</title>
<link rel="icon" href="data:,"></head><body><main><h1>Barbershop</h1>
<p>Al Barsha 1, Barsha Heights and JVC, open until one in the morning.</p></main></body></html>`);

type Request = { resourceType?: string; transferSize?: number };
type Audit = { numericValue?: number; details?: { items?: Request[] } };
type Result = { audits: Record<string, Audit>; categories: Record<string, { score: number }> };

async function visit(url: string, ...flags: string[]): Promise<Result> {
  const args = [url, '--output=json', '--quiet', `--chrome-flags=${CHROME}`, ...flags];
  const env = { ...process.env, CHROME_PATH: testChromiumPath() };
  const { stdout } = await run('lighthouse', args, { env, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

const ms = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? Number.NaN;
/** Transferred bytes before any interaction, including headers. */
const bytes = (type: string) => (result: Result) =>
  (result.audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

const fcp = ms('first-contentful-paint');
const lcp = ms('largest-contentful-paint');
const AUDITS =
  'first-contentful-paint,largest-contentful-paint,total-blocking-time,cumulative-layout-shift,network-requests';

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));

export type Row = Record<string, string | number>;
export type Options = { pages: string[]; against: string[]; runs: number };

/**
 * Measures pages of this build and of other served copies against a page of plain text, with the network and CPU of a slow
 * phone. Each round visits all pages in turn, so that load on the machine affects all of them.
 */
export async function pages({ pages: paths, against, runs }: Options): Promise<Row[]> {
  await using server = await startServer();
  const baselinePort = await freePort();
  const baseline = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(BASELINE);
  }).listen(baselinePort, '127.0.0.1');
  const origins = [server.origin, ...against];
  const name = (index: number) => (index ? ` at ${against[index - 1]}` : '');
  const visited = [
    { page: 'baseline: plain text', url: `http://127.0.0.1:${baselinePort}`, results: [] as Result[] },
    ...paths.flatMap((path) =>
      origins.map((origin, index) => ({
        page: path + name(index),
        url: origin + path,
        results: [] as Result[],
      })),
    ),
  ];
  for (let round = 0; round < runs; round += 1)
    for (const { url, results } of visited)
      results.push(await visit(url, '--throttling-method=devtools', `--only-audits=${AUDITS}`));
  baseline.close();
  const medianOf = (results: Result[] = [], figure: (one: Result) => number, digits = 0) =>
    rounded(median(results.map(figure)), digits);
  const baselineResults = visited[0]?.results;
  return visited.map(({ page, results }) => ({
    page,
    'FCP ms': medianOf(results, fcp),
    'FCP/baseline': rounded(medianOf(results, fcp) / medianOf(baselineResults, fcp), 2),
    'LCP ms': medianOf(results, lcp),
    'LCP/baseline': rounded(medianOf(results, lcp) / medianOf(baselineResults, lcp), 2),
    'TBT ms': medianOf(results, ms('total-blocking-time')),
    CLS: medianOf(results, ms('cumulative-layout-shift'), 3),
    'HTML bytes': medianOf(results, bytes('Document')),
    'script bytes': medianOf(results, bytes('Script')),
  }));
}

/** Lighthouse scores of every page, from one visit each with simulated throttling. */
export async function lighthouseScores({ pages: paths }: Options): Promise<Row[]> {
  await using server = await startServer();
  const rows: Row[] = [];
  for (const page of paths) {
    const { categories } = await visit(server.origin + page);
    const of100 = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
    rows.push({ page, ...Object.fromEntries(of100) });
  }
  return rows;
}
