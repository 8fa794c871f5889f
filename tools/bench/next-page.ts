import { type Browser, launch } from 'puppeteer-core';
import { testChromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/server-process.ts';
import { clicksAhead, type Way } from './ahead.ts';
import type { Table } from './measurements.ts';
import { median, type Row, RUNS, rounded } from './numbers.ts';

/** From where to where: the ways that visitors take most. */
const WAYS: Way[] = [
  { from: '/', to: '/services' },
  { from: '/', to: '/booking' },
  { from: '/locations', to: '/locations/jvc' },
];
/** The phone and its line as Lighthouse applies them, for the page that is asked for. */
const LINE = { latency: 562.5, download: 184_320, upload: 84_375 };
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** Milliseconds from the click to the first frame of the page that it opens, with nothing asked for before. */
async function clickOnAPhone(browser: Browser, origin: string, { from, to }: Way): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(PHONE);
  await page.goto(origin + from, { waitUntil: 'networkidle0' });
  await page.emulateNetworkConditions(LINE);
  await page.emulateCPUThrottling(4);
  await page.evaluate(() =>
    addEventListener('click', () => localStorage.setItem('clicked', String(Date.now())), true),
  );
  const links = await page.$$(`a[href="${to}"]`);
  const seen = await Promise.all(links.map((link) => link.isVisible()));
  const link = links.find((_, index) => seen[index]);
  if (!link) throw new Error(`${from} shows no link to ${to}`);
  await Promise.all([page.waitForNavigation(), link.click()]);
  const ms = await page.evaluate(async () => {
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    while (painted() === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    return performance.timeOrigin + (painted() ?? 0) - Number(localStorage.getItem('clicked'));
  });
  await context.close();
  return ms;
}

/** From a click to the first frame of the next page: prerendered before, or asked for then on a slow line. */
export async function nextPage(): Promise<Table[]> {
  const ahead = await clicksAhead(WAYS);
  const server = await startServer();
  const browser = await launch({
    executablePath: testChromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const rows: Row[] = [];
  for (const [index, way] of WAYS.entries()) {
    const clicks: number[] = [];
    for (let run = 0; run < RUNS; run += 1) clicks.push(await clickOnAPhone(browser, server.origin, way));
    rows.push({ ...way, 'prerendered, ms': ahead[index], 'on a slow line, ms': rounded(median(clicks)) });
  }
  await browser.close();
  await server.stop();
  return [{ title: `From a click to the first frame of the next page, median of ${RUNS}`, rows }];
}
