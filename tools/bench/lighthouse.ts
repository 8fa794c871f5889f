import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import runLighthouse, { type RunnerResult } from 'lighthouse';
import { chromiumPath } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { findProgram } from '../support/program.ts';
import { startServer } from '../support/server-process.ts';
import { startTlsProxy } from './nginx.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PAGES = (process.env.BENCH_PAGES ?? '/ /services /locations /locations/al-barsha /booking').split(' ');

/** The floor: what a page of plain text reaches here. */
const TEXT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A page of plain text</title><meta name="description" content="Nothing but a heading and a paragraph.">
<main><h1>Barbershop</h1><p>Al Barsha 1, Barsha Heights and JVC, open until one in the morning.</p></main></html>`;

async function startFloor() {
  const body = brotliCompressSync(TEXT);
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Median of the mobile runs of one page: scores of 100, LCP in ms, CLS. */
async function measure(url: string) {
  const results: RunnerResult['lhr'][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const chrome = await launch({
      chromePath: chromiumPath(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
    });
    const result = await runLighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    chrome.kill();
    if (result) results.push(result.lhr);
  }
  const score = (name: string) =>
    median(results.map((lhr) => Math.round((lhr.categories[name]?.score ?? 0) * 100)));
  const value = (audit: string) => median(results.map((lhr) => lhr.audits[audit]?.numericValue ?? 0));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
  };
}

/** Prints the pages' figures beside the floor's. */
async function table(how: string, floor: string, server: string): Promise<void> {
  const rows: Record<string, unknown>[] = [{ page: 'floor: plain text', ...(await measure(floor)) }];
  const floorLcp = Number(rows[0]?.['LCP ms']);
  for (const page of PAGES) {
    const figures = await measure(server + page);
    rows.push({ page, ...figures, 'LCP/floor': Number((figures['LCP ms'] / floorLcp).toFixed(2)) });
  }
  console.log(how);
  console.table(rows);
}

/** Lighthouse, mobile, beside the floor: as visitors get the pages, and by the bare server. */
export async function lighthouse(): Promise<void> {
  const floor = await startFloor();
  const server = await startServer();
  if (['nginx', 'openssl'].every((command) => findProgram(command))) {
    const fronts = [await startTlsProxy(floor.origin), await startTlsProxy(server.origin)] as const;
    await table('Behind TLS and HTTP/2', fronts[0].origin, fronts[1].origin);
    for (const front of fronts) front.stop();
  }
  await table('HTTP/1.1 without TLS: every file a connection of its own', floor.origin, server.origin);
  floor.stop();
  await server.stop();
}
