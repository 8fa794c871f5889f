import { type BrowserContext, chromium, type Page } from '@playwright/test';
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
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
/** Longer than a browser waits until it prerenders the page of a link that somebody points at. */
const POINTING_MS = 2_500;

type Click = { ms: number; prerendered: boolean };

/** From the click to the first frame of the page that it opens. */
async function clickTo(page: Page, to: string): Promise<Click> {
  await page.evaluate(() =>
    addEventListener('click', () => localStorage.setItem('clicked', String(Date.now())), true),
  );
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await Promise.all([page.waitForURL(`**${to}`), link.click()]);
  return page.evaluate(async () => {
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    while (painted() === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    const [visit] = performance.getEntriesByType('navigation');
    const shown = Math.max((visit as { activationStart?: number })?.activationStart ?? 0, painted() ?? 0);
    const ms = performance.timeOrigin + shown - Number(localStorage.getItem('clicked'));
    return { ms, prerendered: !!(visit as { activationStart?: number })?.activationStart };
  });
}

async function opened(context: BrowserContext, url: string, throttled: boolean): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (throttled) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return page;
}

/** From a click to the first frame of the next page: prerendered while somebody points at the link, or asked for then. */
export async function nextPage(): Promise<Table[]> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const measured = async (from: string, to: string, prerendered: boolean) => {
    const clicks: Click[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext(
        prerendered ? { viewport: { width: 1280, height: 800 } } : PHONE,
      );
      const page = await opened(context, server.origin + from, !prerendered);
      if (prerendered) {
        await page.locator(`a[href="${to}"]:visible`).first().hover();
        await page.waitForTimeout(POINTING_MS);
      }
      clicks.push(await clickTo(page, to));
      await context.close();
    }
    return clicks;
  };
  const rows: Row[] = [];
  const middle = (clicks: Click[]) => rounded(median(clicks.map(({ ms }) => ms)));
  for (const { from, to } of WAYS) {
    const pointed = await measured(from, to, true);
    rows.push({
      from,
      to,
      'pointed at before, ms': middle(pointed),
      'of these prerendered': pointed.filter(({ prerendered }) => prerendered).length,
      'on a slow line, ms': middle(await measured(from, to, false)),
    });
  }
  await browser.close();
  await server.stop();
  return [{ title: `From a click to the first frame of the next page, median of ${RUNS}`, rows }];
}
