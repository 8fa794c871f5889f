import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { testChromiumPath } from '../support/chromium.ts';
import { freePort } from '../support/programs.ts';
import { inRounds, type Options, type Row } from './measure.ts';

const run = promisify(execFile);
const CHROME = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

const plainPage = (preload = '', picture = '') =>
  gzipSync(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${preload}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A page of plain text</title>
<link rel="icon" href="data:,"></head><body><main><h1>Barbershop</h1>
<p>Al Barsha 1, Barsha Heights and JVC, open until one in the morning.</p>${picture}</main></body></html>`);

/** The hero of the home page, in the size that the measured phone chooses. */
const PICTURE = join(import.meta.dirname, '../../site/assets/scenes/sizes/pole-portrait-arch-720.avif');
/** The fastest possible pages on this machine. */
const TEXT = plainPage();
const TEXT_AND_PICTURE = plainPage(
  '<link rel="preload" as="image" href="/picture.avif" fetchpriority="high">',
  '<img src="/picture.avif" width="360" height="450" alt="">',
);

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
/** 1 if the largest paint is a picture: then its breakdown has the time that a file takes to load. */
const isPicture = ({ audits }: Result) =>
  Number(JSON.stringify(audits['lcp-breakdown-insight']?.details).includes('resourceLoadDuration'));
const AUDITS =
  'first-contentful-paint,largest-contentful-paint,lcp-breakdown-insight,total-blocking-time,' +
  'cumulative-layout-shift,network-requests';

/**
 * Measures pages of this build and of other served copies against a page of plain text, with the network and CPU of a slow
 * phone. The LCP of a page whose largest paint is a picture is compared with that of a plain page with one picture, because
 * a picture takes a round trip more.
 */
export async function pages({ origin, pages: paths, against, runs }: Options): Promise<Row[]> {
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
    ...paths.flatMap((path) =>
      [origin, ...against].map((from, index) => ({
        page: index ? `${path} at ${from}` : path,
        url: from + path,
      })),
    ),
  ];
  const measured = await inRounds(subjects, runs, ({ url }) =>
    visit(url, '--throttling-method=devtools', `--only-audits=${AUDITS}`),
  );
  baseline.close();
  const ofBaseline = (figure: typeof fcp, index = 0) => measured[index]?.median(figure) ?? Number.NaN;
  return measured.map(({ page, median }) => ({
    page,
    'FCP ms': median(fcp),
    'FCP/baseline': median((one) => fcp(one) / ofBaseline(fcp), 2),
    'LCP ms': median(lcp),
    'LCP is': median(isPicture) ? 'picture' : 'text',
    'LCP/baseline': median((one) => lcp(one) / ofBaseline(lcp, isPicture(one)), 2),
    'TBT ms': median(ms('total-blocking-time')),
    CLS: median(ms('cumulative-layout-shift'), 3),
    'HTML bytes': median(bytes('Document')),
    'script bytes': median(bytes('Script')),
  }));
}

/** Lighthouse scores of every page, from one visit each with simulated throttling. */
export async function lighthouseScores({ origin, pages: paths }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of paths) {
    const { categories } = await visit(origin + page);
    const of100 = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
    rows.push({ page, ...Object.fromEntries(of100) });
  }
  return rows;
}
