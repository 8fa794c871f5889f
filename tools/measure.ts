/**
 * Measures what a phone shows: `npm run measure`, or `npm run measure -- / /services` for some pages. Prints the full height of
 * every page at 390 px and the number of visible words in its `main`, in English and in Arabic. Serves the built site, so build
 * first.
 */
import { chromium, type Page } from '@playwright/test';
import { testChromiumPath } from './support/chromium.ts';
import { builtPages } from './support/release.ts';
import { startServer } from './support/server-process.ts';

const given = process.argv.slice(2);
const built = builtPages();
const paths = given.length ? given : built.filter((path) => !/^\/ar(\/|$)/.test(path));

await using server = await startServer();
await using browser = await chromium.launch({
  executablePath: testChromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
await using context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  bypassCSP: true,
});
// Hide the offer of another language.
await context.addInitScript(() => localStorage.setItem('offered', '1'));

async function measure(page: Page, path: string): Promise<[height: number, words: number]> {
  await page.goto(server.origin + path, { waitUntil: 'load' });
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  return page.evaluate(async () => {
    await document.fonts.ready;
    // biome-ignore lint/performance/useDomNodeTextContent: hidden words do not count.
    const { innerText } = document.querySelector('main') ?? document.body;
    return [document.documentElement.scrollHeight, innerText.match(/[\p{L}\p{N}][^\s·]*/gu)?.length ?? 0];
  });
}

const page = await context.newPage();
const rows: Record<string, Record<string, number>> = {};
for (const path of paths) {
  const [height, words] = await measure(page, path);
  rows[path] = { 'px, en': height, 'words, en': words };
  const arabic = path === '/' ? '/ar' : `/ar${path}`;
  if (!built.includes(arabic)) continue;
  const [arabicHeight, arabicWords] = await measure(page, arabic);
  Object.assign(rows[path], { 'px, ar': arabicHeight, 'words, ar': arabicWords });
}
console.table(rows);
