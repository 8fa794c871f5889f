import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { madeBefore } from '../made-before.ts';
import { type CardWords, card } from './card.ts';
import { pictureFonts } from './fonts.ts';
import { groundOf, WORDS } from './ground.ts';
import { joinedWords } from './joined-words.ts';

// A title is set once; later builds take the picture from here.
export const linkPictures = madeBefore('link-pictures');
const templates = await Promise.all(
  ['card.ts', 'joined-words.ts', 'ground.ts', 'draw.ts'].map((file) =>
    readFile(join(import.meta.dirname, file)),
  ),
);

function keyOf(words: CardWords, scene: Buffer): string {
  const hash = createHash('sha256');
  for (const part of [...templates, JSON.stringify(words), scene]) hash.update(part);
  return hash.digest('hex').slice(0, 24);
}

async function latinWords(words: CardWords): Promise<OverlayOptions[]> {
  const text = await satori(card(words), { ...WORDS, fonts: await pictureFonts() });
  return [{ input: Buffer.from(text), left: 0, top: 0 }];
}

async function draw(words: CardWords, scene: Buffer): Promise<Buffer> {
  const [{ data, info }, set] = await Promise.all([
    groundOf(scene, words.direction),
    words.direction === 'rtl' ? joinedWords(words) : latinWords(words),
  ]);
  return sharp(data, { raw: info })
    .composite(set)
    .removeAlpha()
    .png({ palette: true, quality: 45, effort: 4, dither: 0 })
    .toBuffer();
}

/** Writes a PNG of 1200 x 630 with the words and, in the arch, the picture in `sceneFile`. */
export async function drawLinkPicture(words: CardWords, file: string, sceneFile: string): Promise<void> {
  const scene = await readFile(sceneFile);
  const picture = await linkPictures.get(keyOf(words, scene), () => draw(words, scene));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}
