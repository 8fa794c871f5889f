import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import { type Browser, connect, launch as launchHeld } from 'puppeteer-core';
import { chromiumPath, testChromiumPath } from '../support/chromium.ts';
import { doorOf, PRERENDERED_MS, startWithDoors, type Way } from './doors.ts';
import type { Table } from './measurements.ts';
import { FLOOR } from './neighbours.ts';
import { median, RUNS, rounded } from './numbers.ts';

/** From where to where: the ways that visitors take most, and beside them the page of plain text. */
const WAYS: Way[] = [
  { from: '/', to: FLOOR },
  { from: '/', to: '/services' },
  { from: '/', to: '/booking' },
  { from: '/locations', to: '/locations/jvc' },
];
/** The phone and its line as Lighthouse applies them. */
const LINE = { latency: 562.5, download: 184_320, upload: 84_375 };
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };
/** Longer than a page takes that is gone to. */
const SHOWN_MS = 2_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

type Arrival = { path: string; ms: number; prerendered: boolean };

/** Runs in the page that was gone to: milliseconds from the click to its first frame. */
function arrival(): Arrival {
  const [visit] = performance.getEntriesByType('navigation');
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return {
    path: location.pathname,
    ms: performance.timeOrigin + painted - Number(localStorage.getItem('clicked')),
    prerendered: ((visit as { activationStart?: number })?.activationStart ?? 0) > 0,
  };
}

/** A browser prerenders nothing while a debugger is at it: this one is asked only afterwards. */
async function byItself(url: string): Promise<Arrival | undefined> {
  const chromeFlags = [...FLAGS, '--headless=new', `--window-size=${PHONE.width},${PHONE.height}`];
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags, startingUrl: url });
  try {
    await sleep(PRERENDERED_MS + SHOWN_MS);
    const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
    const [page] = await browser.pages();
    const seen = await page?.evaluate(arrival);
    await browser.disconnect();
    return seen;
  } finally {
    chrome.kill();
  }
}

/** On a phone's processor and line; what a touch asks for before it becomes a click comes without the line. */
async function byTouch(browser: Browser, url: string): Promise<Arrival> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(PHONE);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.emulateNetworkConditions(LINE);
  await page.emulateCPUThrottling(4);
  await Promise.all([page.waitForNavigation(), page.click('#door')]);
  await sleep(SHOWN_MS);
  const seen = await page.evaluate(arrival);
  await context.close();
  return seen;
}

/** From a click to the first frame of the next page: prerendered before, or asked for by the touch. */
export async function nextPage(): Promise<Table[]> {
  const server = await startWithDoors(WAYS);
  const browser = await launchHeld({ executablePath: testChromiumPath(), args: FLAGS });
  const rows = [];
  for (const way of WAYS) {
    const ahead: number[] = [];
    const touched: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const there = await byItself(server.origin + doorOf(way, 'ahead'));
      if (there?.path !== way.to || !there.prerendered)
        throw new Error(`${way.to} was not prerendered: ${JSON.stringify(there)}`);
      ahead.push(there.ms);
      touched.push((await byTouch(browser, server.origin + doorOf(way, 'touched'))).ms);
    }
    rows.push({
      ...way,
      'prerendered, ms': rounded(median(ahead)),
      'touched, processor 4 times slower, ms': rounded(median(touched)),
    });
  }
  await browser.close();
  await server.stop();
  return [{ title: `From a click to the first frame of the next page, median of ${RUNS}`, rows }];
}
