import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { CARD, type CardWords, card } from './card.ts';
import { pictureFonts } from './fonts.ts';

// A title is set once; later builds take the picture from here.
const cache = join(import.meta.dirname, '../../../node_modules/.cache/link-pictures');
const template = await readFile(join(import.meta.dirname, 'card.ts'));
const keyOf = (words: CardWords) =>
  createHash('sha256').update(template).update(JSON.stringify(words)).digest('hex').slice(0, 24);

async function draw(words: CardWords): Promise<Buffer> {
  const svg = await satori(card(words), { ...CARD, fonts: await pictureFonts() });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
}

/** Writes a 1200 x 630 PNG. */
export async function drawLinkPicture(words: CardWords, file: string): Promise<void> {
  const kept = join(cache, `${keyOf(words)}.png`);
  if (!existsSync(kept)) {
    await mkdir(cache, { recursive: true });
    await writeFile(kept, await draw(words));
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await readFile(kept));
}
