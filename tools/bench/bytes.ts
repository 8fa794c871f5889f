import { chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { KINDS } from './kinds.ts';
import type { Table } from './measurements.ts';
import { FLOOR, PEER, startWithNeighbours } from './neighbours.ts';
import type { Row } from './numbers.ts';

const KIND_COLUMNS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch', 'Other'];

/** Bytes over the wire of one page at 390 px, headers included, nothing scrolled or touched, by kind of file. */
async function firstLoad(origin: string, path: string): Promise<Row> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const sums: Record<string, number> = {};
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    const column = KIND_COLUMNS.includes(kind) ? kind : 'Other';
    sums[column] = (sums[column] ?? 0) + encodedDataLength;
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await browser.close();
  const all = Object.values(sums).reduce((sum, size) => sum + size, 0);
  return { page: path, ...Object.fromEntries(KIND_COLUMNS.map((kind) => [kind, sums[kind] ?? 0])), all };
}

/** Everything that a phone loads of a page before it is touched. */
export async function bytes(): Promise<Table[]> {
  const server = await startWithNeighbours();
  const rows: Row[] = [];
  for (const path of [FLOOR, PEER, ...KINDS]) rows.push(await firstLoad(server.origin, path));
  await server.stop();
  return [{ title: 'Bytes over the wire before a touch, headers included, at 390 px and density 2', rows }];
}
