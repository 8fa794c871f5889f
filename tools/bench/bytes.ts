import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/server-process.ts';

const PAGES = ['/', '/services', '/locations', '/locations/al-barsha', '/booking', '/best-barbershop-dubai'];

/** Bytes over the wire of one page at 390 px, nothing scrolled or touched, by kind of file. */
async function firstLoad(origin: string, path: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const sums: Record<string, number> = {};
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await browser.close();
  return { ...sums, total: Object.values(sums).reduce((sum, size) => sum + size, 0) };
}

/** HTML with its styles, compressed, and everything that a phone loads at first. */
export async function bytes(dist: string): Promise<void> {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const sizes = pages
    .map((page) => ({ page, brotli: brotliCompressSync(readFileSync(join(dist, page))).length }))
    .sort((a, b) => b.brotli - a.brotli);
  console.log('HTML with its styles, brotli (budget 14,600), the ten largest:');
  console.table(sizes.slice(0, 10));
  const server = await startServer();
  console.log('First load at 390 px, bytes over the wire with headers (home: budget 180,000):');
  const loads = [];
  for (const path of PAGES) loads.push({ path, ...(await firstLoad(server.origin, path)) });
  console.table(loads);
  await server.stop();
}
