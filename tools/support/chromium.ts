import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const firstOf = (...places: (string | undefined)[]) => places.find((place) => place && existsSync(place));

/** The installed browser: CHROME_PATH, Debian's package, or the one `npx playwright install chromium` put there. */
export const findChromium = () =>
  firstOf(process.env.CHROME_PATH, '/usr/bin/chromium', chromium.executablePath());

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
