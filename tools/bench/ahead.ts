import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import { connect } from 'puppeteer-core';
import { compress } from '../../publish/compress.ts';
import { chromiumPath } from '../support/chromium.ts';
import { startWithMore } from './neighbours.ts';
import { median, RUNS, rounded } from './numbers.ts';

export type Way = { from: string; to: string };

/** Until the next page is prerendered, and until it has been shown. */
const PRERENDERED_MS = 3_000;
const SHOWN_MS = 1_500;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const doorOf = ({ from, to }: Way) => `bench${from}${to}`.replaceAll('/', '-');

/** The page with what a visitor would do: it has the next one prerendered as if pointed at, and clicks the link. */
const walking = (html: string, to: string) => `${html}
<script type="speculationrules">${JSON.stringify({ prerender: [{ urls: [to], eagerness: 'immediate' }] })}</script>
<script>setTimeout(() => {
  localStorage.setItem('clicked', String(Date.now()));
  document.querySelector('a[href="${to}"]').click();
}, ${PRERENDERED_MS});</script>`;

/** Runs in the page that was gone to. */
function seen() {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart: number;
  })[];
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const ms = performance.timeOrigin + painted - Number(localStorage.getItem('clicked'));
  return { path: location.pathname, ms, prerendered: (visit?.activationStart ?? 0) > 0 };
}

async function walk(url: string) {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: FLAGS, startingUrl: url });
  try {
    // A browser prerenders nothing while a debugger is at it: it is asked only afterwards.
    await sleep(PRERENDERED_MS + SHOWN_MS);
    const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
    const [page] = await browser.pages();
    const answer = await page?.evaluate(seen);
    await browser.disconnect();
    return answer;
  } finally {
    chrome.kill();
  }
}

/** Milliseconds from a click to the first frame of a page that was prerendered; medians, by the order of the ways. */
export async function clicksAhead(ways: readonly Way[]): Promise<number[]> {
  const server = await startWithMore(async (site, manifest) => {
    for (const way of ways) {
      const from = manifest[way.from];
      if (!from) throw new Error(`No page ${way.from}`);
      const file = `${doorOf(way)}.html`;
      writeFileSync(join(site, file), walking(readFileSync(join(site, from.file), 'utf8'), way.to));
      const policy = "default-src 'self' 'unsafe-inline' data:";
      manifest[`/${doorOf(way)}`] = { ...from, ...(await compress(site, file)), policy };
    }
  });
  const medians: number[] = [];
  for (const way of ways) {
    const clicks: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const there = await walk(`${server.origin}/${doorOf(way)}`);
      if (there?.path !== way.to || !there.prerendered)
        throw new Error(`${way.to} was not prerendered: ${JSON.stringify(there)}`);
      clicks.push(there.ms);
    }
    medians.push(rounded(median(clicks)));
  }
  await server.stop();
  return medians;
}
