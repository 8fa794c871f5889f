import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { testChromiumPath } from '../support/chromium.ts';
import { freePort } from '../support/programs.ts';

export type Row = Record<string, string | number>;
/** `origin` serves this build. */
export type Options = { origin: string; pages: string[]; runs: number };

/** The median of a figure of some measurements. */
export function median<T>(results: readonly T[], figure: (result: T) => number, digits = 0): number {
  const sorted = results.map(figure).sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(digits));
}

const run = promisify(execFile);
const CHROME = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

const plainPage = (preload = '', picture = '') =>
  gzipSync(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${preload}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A page of plain text</title>
<link rel="icon" href="data:,"></head><body><main><h1>Barbershop</h1>
<p>Al Barsha 1, Barsha Heights and JVC, open until one in the morning.</p>${picture}</main></body></html>`);

/** The hero of the home page, in the size that the measured phone chooses. */
const PICTURE = join(import.meta.dirname, '../../site/assets/scenes/sizes/pole-portrait-tall-780.avif');
/** The fastest possible pages on this machine. */
const TEXT = plainPage();
const TEXT_AND_PICTURE = plainPage(
  '<link rel="preload" as="image" href="/picture.avif" fetchpriority="high">',
  '<img src="/picture.avif" width="360" height="450" alt="">',
);

type Request = { resourceType?: string; transferSize?: number };
type Audit = { numericValue?: number; details?: { items?: Request[] } };
type Result = { audits: Record<string, Audit> };

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
/** 1 if the largest paint is a picture: then its breakdown has the time that a file takes to load. */
const isPicture = ({ audits }: Result) =>
  Number(JSON.stringify(audits['lcp-breakdown-insight']?.details).includes('resourceLoadDuration'));
const AUDITS =
  'first-contentful-paint,largest-contentful-paint,lcp-breakdown-insight,total-blocking-time,' +
  'cumulative-layout-shift,network-requests';

/**
 * Measures pages against a page of plain text, with the network and CPU of a slow phone. The LCP of a page whose largest paint is
 * a picture is compared with that of a plain page with one picture, because a picture takes a round trip more.
 */
export async function pages({ origin, pages: paths, runs }: Options): Promise<Row[]> {
  const baselinePort = await freePort();
  const baseline = createServer(({ url }, response) => {
    if (url === '/picture.avif') {
      response.writeHead(200, { 'Content-Type': 'image/avif' }).end(readFileSync(PICTURE));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' });
    response.end(url === '/' ? TEXT : TEXT_AND_PICTURE);
  }).listen(baselinePort, '127.0.0.1');
  const subjects = [
    { page: 'baseline: plain text', url: `http://127.0.0.1:${baselinePort}/` },
    { page: 'baseline: and a picture', url: `http://127.0.0.1:${baselinePort}/picture` },
    ...paths.map((page) => ({ page, url: origin + page })),
  ].map((subject) => ({ ...subject, visits: [] as Result[] }));
  // Every round visits all pages, so that load on the machine affects all of them.
  for (let round = 0; round < runs; round += 1)
    for (const { url, visits } of subjects)
      visits.push(await visit(url, '--throttling-method=devtools', `--only-audits=${AUDITS}`));
  baseline.close();
  const ofBaseline = (figure: typeof fcp, index = 0) => median(subjects[index]?.visits ?? [], figure);
  return subjects.map(({ page, visits }) => ({
    page,
    'FCP ms': median(visits, fcp),
    'FCP/baseline': median(visits, (one) => fcp(one) / ofBaseline(fcp), 2),
    'LCP ms': median(visits, lcp),
    'LCP is': median(visits, isPicture) ? 'picture' : 'text',
    'LCP/baseline': median(visits, (one) => lcp(one) / ofBaseline(lcp, isPicture(one)), 2),
    'TBT ms': median(visits, ms('total-blocking-time')),
    CLS: median(visits, ms('cumulative-layout-shift'), 3),
    'HTML bytes': median(visits, bytes('Document')),
    'script bytes': median(visits, bytes('Script')),
  }));
}
