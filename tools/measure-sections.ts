/**
 * Measures how high the parts of every page are below its head, and writes site/layouts/section-sizes.json, by which
 * browsers know it before they lay anything out: build, `node tools/measure-sections.ts`, build.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { builtPages } from './support/built-pages.ts';
import { chromiumPath } from './support/chromium.ts';
import { startServer } from './support/server-process.ts';
import { typefacesShown } from './support/typefaces.ts';

const file = join(import.meta.dirname, '../site/layouts/section-sizes.json');
const WIDTHS = { phone: 390, wide: 1440 };
/** The first flight of this one has no byte left for it: its browsers guess. */
const FULL = ['/ar/blog/ultimate-fade-haircuts-dubai-guide'];

const server = await startServer();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });

/** Heights of the pages, in px, at one width. */
async function heightsAt(width: number, paths: string[]): Promise<number[][]> {
  const options: BrowserContextOptions = { viewport: { width, height: 900 }, bypassCSP: true };
  const page = await (await browser.newContext(options)).newPage();
  const heights: number[][] = [];
  for (const path of paths) {
    await page.goto(server.origin + path);
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await typefacesShown(page);
    heights.push(
      await page.evaluate(() => {
        const parts = document.querySelectorAll<HTMLElement>(
          'main > :not(link, script) ~ :not(link, script), .site-footer',
        );
        return [...parts].map((part) => {
          const { paddingBlock, borderBlockWidth } = getComputedStyle(part);
          // A browser is told the height within padding and border; one length stands for two that are equal.
          const sum = (edges: string) => {
            const [start = 0, end = start] = edges.split(' ').map(Number.parseFloat);
            return start + end;
          };
          return Math.round(part.offsetHeight - sum(paddingBlock) - sum(borderBlockWidth));
        });
      }),
    );
  }
  return heights;
}

const paths = builtPages().filter((path) => path !== '/staff' && !FULL.includes(path));
const phone = await heightsAt(WIDTHS.phone, paths);
const wide = await heightsAt(WIDTHS.wide, paths);
const sizes = paths.map((path, index) => [path, { phone: phone[index], wide: wide[index] }]);
writeFileSync(file, JSON.stringify(Object.fromEntries(sizes)));
execFileSync('npx', ['biome', 'format', '--write', file]);
await browser.close();
await server.stop();
console.log(`${paths.length} pages measured: ${file}`);
