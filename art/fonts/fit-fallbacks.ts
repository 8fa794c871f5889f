/**
 * Fits system typefaces to ours, so that the words stand where they were when our files arrive, into one of the sheets of
 * `fits.ts` in site/styles/. Run after a font update and a build, with a folder of the system faces' files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../tools/support/chromium.ts';
import { dist } from '../../tools/support/release.ts';
import { sheets } from './fits.ts';

const root = join(import.meta.dirname, '../..');
const [, , systemFonts, target = ''] = process.argv;
const sheet = sheets[target];
if (!systemFonts || !sheet) {
  throw new Error(
    `Usage: node art/fonts/fit-fallbacks.ts FOLDER_OF_SYSTEM_FONTS ${Object.keys(sheets).join('|')}`,
  );
}

/** Text that is a hair too wide breaks its lines where ours does more often than text a hair too narrow. */
const ROOM = 1.02;

const base64 = (path: string) => readFileSync(path).toString('base64');
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The width of the text in px, and how far the face reaches above and below its line, in em. */
const measure = (page: Page, file: string, text: string) =>
  page.evaluate(
    async ({ data, text, size }) => {
      const name = `face-${Math.random()}`;
      document.fonts.add(await new FontFace(name, `url(data:font/woff2;base64,${data})`).load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = `${size}px "${name}"`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      return { width, above: fontBoundingBoxAscent / size, below: fontBoundingBoxDescent / size };
    },
    { data: base64(file), text, size: 1000 },
  );

const folder = join(dist, sheet.pages);
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage();

/** What the built pages say in such elements. */
async function wordsIn(selector: string): Promise<string> {
  const texts: string[] = [];
  for (const file of pages) {
    await page.setContent(readFileSync(join(folder, file), 'utf8'), { waitUntil: 'commit' });
    texts.push(...(await page.locator(selector).allTextContents()));
  }
  const text = texts.join(' ').replaceAll(/\s+/g, ' ');
  const [of, arabic] = [/[\p{Script=Arabic}\p{M}]+/gu, sheet?.range];
  return arabic ? (text.match(of) ?? []).join(' ') : text.replaceAll(of, '');
}

const faces: string[] = [];
for (const { family, weight, ours, theirs, local, words, room = ROOM } of sheet.fits) {
  const text = await wordsIn(words);
  const our = await measure(page, join(root, 'site/assets/fonts', `${ours}.woff2`), text);
  const their = await measure(page, join(systemFonts, theirs), text);
  const adjust = (our.width / their.width) * room;
  faces.push(`@font-face {
  font-family: ${family};
  src: ${local.map((name) => `local("${name}")`).join(', ')};
${weight ? `  font-weight: ${weight};\n` : ''}  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(our.above / adjust)};
  descent-override: ${percent(our.below / adjust)};
  line-gap-override: 0%;
${sheet.range ? `  unicode-range: ${sheet.range};\n` : ''}}`);
}
await browser.close();
writeFileSync(
  join(root, 'site/styles', target),
  `/* Written by art/fonts/fit-fallbacks.ts. */\n${faces.join('\n')}\n`,
);
