import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const firstOf = (...places: (string | undefined)[]) => places.find((place) => place && existsSync(place));

/** Where a program of that name is; servers stand in sbin, which is not on everybody's path. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/sbin');
  return firstOf(...folders.map((folder) => join(folder, name)));
}

/** The installed browser: CHROME_PATH, Debian's package, or the one `npx playwright install chromium` put there. */
const findChromium = () => firstOf(process.env.CHROME_PATH, '/usr/bin/chromium', chromium.executablePath());

/** The same, or its engine without windows of its own, by Debian's package: each page costs half the work. */
export const findTestChromium = () =>
  firstOf(process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell') ?? findChromium();

const there = (path: string | undefined): string => {
  if (!path)
    throw new Error('No Chromium found: install Debian’s chromium, or run npx playwright install chromium');
  return path;
};
export const chromiumPath = () => there(findChromium());
/** What the screens are tested and timed in. */
export const testChromiumPath = () => there(findTestChromium());

/** A port of 127.0.0.1 that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('This machine gives no port');
  return address.port;
}
