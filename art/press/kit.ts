import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Edition } from '../../edition/edition.ts';
import { brandSheet } from './brand-sheet.ts';
import { factSheet } from './fact-sheet.ts';
import { factsOf } from './facts.ts';
import { logoSvg, markSvg } from './logo.ts';
import { type Wordmark, wordmark } from './wordmark.ts';

/** Pixels per unit of the mark: some 2,500 pixels wide, enough for a page of print. */
const PRINT = 16;

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/press-kit');

const picture = (name: string, word: Wordmark, ground: 'light' | 'dark') =>
  sharp(Buffer.from(logoSvg(name, word, ground, PRINT)))
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();

/** How each download is made, by its id. */
const makers: Record<string, (name: string, word: Wordmark, edition: Edition) => string | Promise<Buffer>> = {
  'logo-vector': (name, word) => logoSvg(name, word, 'light'),
  'logo-light': (name, word) => picture(name, word, 'light'),
  'logo-dark': (name, word) => picture(name, word, 'dark'),
  mark: (name) => markSvg(name),
  'brand-sheet': (name, word) => brandSheet(name, word),
  'fact-sheet': (_name, word, edition) => factSheet(factsOf(edition), word),
};

/** File names and what they hold; equal content makes equal bytes. */
export type PressKit = Map<string, Buffer>;

/** Draws every download of the press kit in the words of this edition. */
export async function drawPressKit(edition: Edition): Promise<PressKit> {
  const { name } = edition.facts.business;
  const word = await wordmark(name);
  const kit: PressKit = new Map();
  for (const { id, file } of edition.facts.press.downloads) {
    const make = makers[id];
    if (!make) throw new Error(`content/facts/press.yaml lists '${id}', which nothing draws`);
    kit.set(file, Buffer.from(await make(name, word, edition)));
  }
  return kit;
}

/** Changes with what the files say, with how they are drawn and with the packages that draw them. */
function keyOf(edition: Edition): string {
  const hash = createHash('sha256').update(JSON.stringify([factsOf(edition), edition.facts.press.downloads]));
  const drawing = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name));
  for (const file of [...drawing, join(root, 'package-lock.json')]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 24);
}

/** The same, drawn once for equal content. */
export async function pressKit(edition: Edition): Promise<PressKit> {
  const folder = join(cache, keyOf(edition));
  if (existsSync(folder)) {
    const files = readdirSync(folder);
    return new Map(
      await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file))] as const)),
    );
  }
  const kit = await drawPressKit(edition);
  // Named when it is complete: half a kit would be taken for a whole one by the next build.
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  for (const [file, data] of kit) await writeFile(join(unfinished, file), data);
  await rename(unfinished, folder).catch(() => undefined);
  return kit;
}
