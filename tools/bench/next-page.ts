import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, launch, type Page } from 'puppeteer-core';
import { chromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/server-process.ts';
import type { Table } from './measurements.ts';
import { median, type Row, RUNS, rounded } from './numbers.ts';

/** From where to where: the ways that visitors take most. */
const WAYS = [
  { from: '/', to: '/services' },
  { from: '/', to: '/booking' },
  { from: '/locations', to: '/locations/jvc' },
];
/** The phone and its line as Lighthouse applies them, for the page that is asked for. */
const LINE = { latency: 562.5, download: 184_320, upload: 84_375 };
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };
const DESK = { width: 1280, height: 800 };
/** Longer than a browser waits until it prerenders the page of a link that somebody points at. */
const POINTING_MS = 2_500;

type Click = { ms: number; prerendered: boolean };

async function linkOf(page: Page, to: string) {
  for (const link of await page.$$(`a[href="${to}"]`)) if (await link.isVisible()) return link;
  throw new Error(`${page.url()} shows no link to ${to}`);
}

/** From the click to the first frame of the page that it opens. */
async function clickTo(page: Page, to: string): Promise<Click> {
  await page.evaluate(() =>
    addEventListener('click', () => localStorage.setItem('clicked', String(Date.now())), true),
  );
  const link = await linkOf(page, to);
  await Promise.all([page.waitForNavigation(), link.click()]);
  return page.evaluate(async () => {
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    while (painted() === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    const [visit] = performance.getEntriesByType('navigation');
    const shown = Math.max((visit as { activationStart?: number })?.activationStart ?? 0, painted() ?? 0);
    const ms = performance.timeOrigin + shown - Number(localStorage.getItem('clicked'));
    return { ms, prerendered: !!(visit as { activationStart?: number })?.activationStart };
  });
}

async function clickOnAPhone(context: BrowserContext, url: string, to: string): Promise<Click> {
  const page = await context.newPage();
  await page.setViewport(PHONE);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.emulateNetworkConditions(LINE);
  await page.emulateCPUThrottling(4);
  return clickTo(page, to);
}

async function clickAfterPointing(context: BrowserContext, url: string, to: string): Promise<Click> {
  const page = await context.newPage();
  await page.setViewport(DESK);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await (await linkOf(page, to)).hover();
  await sleep(POINTING_MS);
  return clickTo(page, to);
}

/** From a click to the first frame of the next page: prerendered while somebody points at the link, or asked for then. */
export async function nextPage(): Promise<Table[]> {
  const server = await startServer();
  // By Puppeteer, since a browser does not prerender while Playwright holds it.
  const browser = await launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const measured = async (click: typeof clickOnAPhone, from: string, to: string) => {
    const clicks: Click[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.createBrowserContext();
      clicks.push(await click(context, server.origin + from, to));
      await context.close();
    }
    return clicks;
  };
  const rows: Row[] = [];
  const middle = (clicks: Click[]) => rounded(median(clicks.map(({ ms }) => ms)));
  for (const { from, to } of WAYS) {
    const pointed = await measured(clickAfterPointing, from, to);
    rows.push({
      from,
      to,
      'pointed at before, ms': middle(pointed),
      'of these prerendered': pointed.filter(({ prerendered }) => prerendered).length,
      'on a slow line, ms': middle(await measured(clickOnAPhone, from, to)),
    });
  }
  await browser.close();
  await server.stop();
  return [{ title: `From a click to the first frame of the next page, median of ${RUNS}`, rows }];
}
