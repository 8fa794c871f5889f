import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The installed browser: CHROME_PATH, Debian's package, or the one `npx playwright install chromium` put there. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROME_PATH, '/usr/bin/chromium', chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

export function chromiumPath(): string {
  const path = findChromium();
  if (!path)
    throw new Error('No Chromium found: install Debian’s chromium, or run npx playwright install chromium');
  return path;
}
