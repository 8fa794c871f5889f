import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawLinkPicture } from './draw.ts';

const WORDS = {
  title: 'Round the corner',
  eyebrow: 'Jumeirah',
  brand: 'JK Masters',
  places: 'North · South',
};

async function drawn(title: string, colour: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const scene = join(folder, 'scene.png');
  await sharp({ create: { width: 40, height: 50, channels: 3, background: colour } }).toFile(scene);
  const file = join(folder, 'og/ar-services.png');
  await drawLinkPicture({ ...WORDS, title }, file, scene);
  return file;
}

test('a picture has the size that is promised, and shows its scene in the arch', async () => {
  const file = await drawn(WORDS.title, '#ff0000');
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  const [red = 0, green = 255] = await sharp(file)
    .extract({ left: 940, top: 400, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(180);
  expect(green).toBeLessThan(80);
});

test('other words make another picture', async () => {
  const [one, other] = await Promise.all([drawn('One', '#000'), drawn('Another', '#000')]);
  expect(readFileSync(one).equals(readFileSync(other))).toBe(false);
});
