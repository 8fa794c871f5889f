/**
 * Takes screenshots into shots/: `npm run shots`, or `npm run shots -- / /services` for some pages. Serves the built site, so
 * build first.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from './support/chromium.ts';
import { builtPages, missingPage } from './support/release.ts';
import { startServer } from './support/server-process.ts';

const folder = join(import.meta.dirname, '../shots');
const given = process.argv.slice(2);
const paths = given.length ? given : [...builtPages(), missingPage];

await using server = await startServer();
mkdirSync(folder, { recursive: true });
await using browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440]) {
    await using context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    // Hide the offer of another language.
    await context.addInitScript(() => localStorage.setItem('offered', '1'));
    const page = await context.newPage();
    console.log(`${paths.length} pages, ${colorScheme}, ${width} px wide …`);
    for (const path of paths) {
      await page.goto(server.origin + path, { waitUntil: 'load' });
      // Render offscreen content too.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      // Scroll through the page to trigger lazy loading.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 700) {
          scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 40));
        }
        scrollTo(0, 0);
        await new Promise((resolve) => setTimeout(resolve, 150));
        // Pictures that the scrolling discarded are decoded again, and a photograph does not wait for it.
        for (const image of document.images) image.decoding = 'sync';
      });
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
console.log(`${paths.length * 4} pictures in ${folder}`);
