import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { type CardWords, card } from './card.ts';
import { pictureFonts } from './fonts.ts';
import { CARD, groundOf } from './ground.ts';

// A title is set once; later builds take the picture from here.
const cache = join(import.meta.dirname, '../../node_modules/.cache/link-pictures');
const templates = await Promise.all(
  ['card.ts', 'ground.ts', 'draw.ts'].map((file) => readFile(join(import.meta.dirname, file))),
);

function keyOf(words: CardWords, scene: Buffer): string {
  const hash = createHash('sha256');
  for (const part of [...templates, JSON.stringify(words), scene]) hash.update(part);
  return hash.digest('hex').slice(0, 24);
}

async function draw(words: CardWords, scene: Buffer): Promise<Buffer> {
  const text = await satori(card(words), { ...CARD, fonts: await pictureFonts() });
  return sharp(await groundOf(scene))
    .composite([{ input: Buffer.from(text) }])
    .removeAlpha()
    .png({ palette: true, quality: 45, effort: 6, dither: 0 })
    .toBuffer();
}

/** Writes a PNG of 1200 x 630 with the words and, in the arch, the picture in `sceneFile`. */
export async function drawLinkPicture(words: CardWords, file: string, sceneFile: string): Promise<void> {
  const scene = await readFile(sceneFile);
  const kept = join(cache, `${keyOf(words, scene)}.png`);
  if (!existsSync(kept)) {
    await mkdir(cache, { recursive: true });
    await writeFile(kept, await draw(words, scene));
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await readFile(kept));
}
