/** `node art/press/main.ts`: makes the files of the press kit, listed in content/facts/press.yaml, into public/press. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readEdition } from '../../tools/content.ts';
import { brandSheet } from './brand-sheet.ts';
import { factSheet } from './fact-sheet.ts';
import { factsOf } from './facts.ts';
import { logoSvg, markSvg } from './logo.ts';
import { wordmark } from './wordmark.ts';

const folder = join(import.meta.dirname, '../../public/press');
/** Pixels per unit of the mark: some 2,500 pixels wide, enough for a page of print. */
const PRINT = 16;

const edition = readEdition();
const { name } = edition.facts.business;
const word = await wordmark(name);
const png = (ground: 'light' | 'dark') =>
  sharp(Buffer.from(logoSvg(name, word, ground, PRINT)))
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();

/** How each download is made, by its id. */
const makers: Record<string, () => string | Promise<Buffer>> = {
  'logo-vector': () => logoSvg(name, word, 'light'),
  'logo-light': () => png('light'),
  'logo-dark': () => png('dark'),
  mark: () => markSvg(name),
  'brand-sheet': () => brandSheet(name, word),
  'fact-sheet': () => factSheet(factsOf(edition), word),
};

await mkdir(folder, { recursive: true });
for (const { id, file } of edition.facts.press.downloads) {
  const make = makers[id];
  if (!make) throw new Error(`content/facts/press.yaml lists '${id}', which nothing makes`);
  const data = await make();
  await writeFile(join(folder, file), data);
  console.log(`${file}: ${data.length} bytes`);
}
