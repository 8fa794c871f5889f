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
  direction: 'ltr' as const,
};

async function drawn(title: string, colour: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const scene = join(folder, 'scene.png');
  await sharp({ create: { width: 40, height: 50, channels: 3, background: colour } }).toFile(scene);
  const file = join(folder, 'og/ar-services.png');
  await drawLinkPicture({ ...WORDS, title, direction }, file, scene);
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

/** The columns of a part of the picture in which something else than its ground is drawn. */
async function inkColumns(file: string, part: { left: number; width: number }): Promise<number> {
  const region = { ...part, top: 110, height: 200 };
  const { data, info } = await sharp(file)
    .extract(region)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0),
  );
  return columns.filter((column) => Math.max(...column) - Math.min(...column) > 60).length;
}

test('from right to left, the words stand at the right and the scene at the left', async () => {
  const file = await drawn('سلام', '#ff0000', 'rtl');
  const [red = 0] = await sharp(file).extract({ left: 260, top: 400, width: 1, height: 1 }).raw().toBuffer();
  expect(red).toBeGreaterThan(180);
  expect(await inkColumns(file, { left: 900, width: 300 })).toBeGreaterThan(50);
});

test('Arabic letters are joined: kept apart by a mark that is not seen, they are wider', async () => {
  const apart = [...'سلسبيل'].join('\u200c');
  const [joined, parted] = await Promise.all([drawn('سلسبيل', '#000', 'rtl'), drawn(apart, '#000', 'rtl')]);
  const title = { left: 480, width: 700 };
  expect(await inkColumns(joined, title)).toBeLessThan(0.9 * (await inkColumns(parted, title)));
});

test('other words make another picture', async () => {
  const [one, other] = await Promise.all([drawn('One', '#000'), drawn('Another', '#000')]);
  expect(readFileSync(one).equals(readFileSync(other))).toBe(false);
});
