import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporary } from '../tests/support/folder.ts';
import { undrawable } from './drawable.ts';
import { openCache } from './files.ts';
import { linkPicture } from './link-picture.ts';

async function drawn(title: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<Buffer> {
  const folder = temporary();
  const scene = join(folder, 'scene.png');
  await sharp({ create: { width: 40, height: 50, channels: 3, background: '#f00' } }).toFile(scene);
  const words = { title, eyebrow: 'Jumeirah', brand: 'JK Masters', places: 'North · South', direction };
  return linkPicture(openCache(folder), words, scene);
}

const redAt = async (file: Buffer, left: number) =>
  (await sharp(file).extract({ left, top: 400, width: 1, height: 1 }).raw().toBuffer())[0] ?? 0;

/** The columns of a part of the picture that contain the title. */
async function inkColumns(file: Buffer, left: number, width: number): Promise<number> {
  const region = { left, width, top: 110, height: 150 };
  const data = await sharp(file).extract(region).greyscale().raw().toBuffer();
  const heights = Array.from({ length: region.height }, (_, y) => y * width);
  return Array.from({ length: width }, (_, x) => heights.map((row) => data[row + x] ?? 0)).filter(
    (column) => Math.max(...column) - Math.min(...column) > 60,
  ).length;
}

test('has the declared size, the text on the left and the scene on the right', async () => {
  const file = await drawn('Round the corner');
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(await redAt(file, 940)).toBeGreaterThan(180);
  expect(await inkColumns(file, 0, 600)).toBeGreaterThan(100);
});

test('has the text on the right and the scene on the left in right-to-left languages', async () => {
  const file = await drawn('سلام', 'rtl');
  expect(await redAt(file, 260)).toBeGreaterThan(180);
  expect(await inkColumns(file, 900, 300)).toBeGreaterThan(50);
});

test('joins Arabic letters, which are wider if separated by an invisible character', async () => {
  const [joined, separated] = [
    await drawn('سلسبيل', 'rtl'),
    await drawn([...'سلسبيل'].join('\u200c'), 'rtl'),
  ];
  expect(await inkColumns(joined, 480, 700)).toBeLessThan(0.9 * (await inkColumns(separated, 480, 700)));
});

test('leaves out what the typefaces of the program lack, and draws the rest as if it were not there', async () => {
  const plain = await sharp(await drawn('Fade 1, é'))
    .raw()
    .toBuffer();
  const title = 'Fade 🇦🇪 1️⃣ 👋🏽👨‍👩‍👧, é 漢';
  expect(
    (
      await sharp(await drawn(title))
        .raw()
        .toBuffer()
    ).equals(plain),
  ).toBe(true);
  expect(undrawable(title)).toEqual(['🇦🇪', '1️⃣', '👋🏽', '👨‍👩‍👧', '漢']);
  expect(undrawable('AED 60–70 · «قصّة» – ‘x’ é')).toEqual([]);
  expect((await sharp(await drawn('👋')).metadata()).format).toBe('png');
});
