import { basename } from 'node:path';
import sharp, { type Color, type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import type { Photo } from '../contract/photo-shapes.ts';
import { temporary } from '../tests/support/folder.ts';
import { openCache } from './files.ts';
import { encodePhotos, photoFilesOf } from './photos.ts';

/** The background of transparent photos; encoding shifts colours slightly. */
const BONE = [244, 238, 227];

const blank = (width: number, height: number, background: Color = '#c81414') =>
  sharp({ create: { width, height, channels: 4, background } });

/** Encodes a photo in every form: both shapes of its slot, and uncropped for articles. */
async function encoded(picture: Sharp) {
  const folder = temporary();
  const data = await picture.toBuffer();
  const cache = openCache(folder);
  const photos = await encodePhotos(
    cache,
    { 'chair.jpg': { hash: '1', read: async () => data } },
    new Set(['chair.jpg']),
  );
  const files = photoFilesOf(photos).map((name) => ({
    name,
    bytes: cache.existing(name) ?? Buffer.alloc(0),
  }));
  return {
    photo: photos.get('chair') as Photo,
    files,
    bytesOf: (url = '') => files.find(({ name }) => name === basename(url))?.bytes ?? Buffer.alloc(0),
  };
}

const pixel = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()),
];

test('keeps a photo upright and drops its EXIF', async () => {
  const rotated = blank(1200, 900)
    .composite([{ input: await blank(600, 900, '#1414c8').png().toBuffer(), left: 600, top: 0 }])
    .withExif({ IFD0: { Make: 'A phone' } })
    .withMetadata({ orientation: 6 })
    .jpeg();
  const { photo, files, bytesOf } = await encoded(rotated);
  expect(photo.whole).toMatchObject({ width: 900, height: 1200 });
  const whole = bytesOf(photo.whole?.src);
  const [red = 0, , blue = 0] = await pixel(whole, 450, 100);
  expect(red).toBeGreaterThan(blue);
  for (const { name, bytes } of files) {
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([name, exif, orientation]).toEqual([name, undefined, undefined]);
    expect(bytes.includes('A phone')).toBe(false);
  }
});

test.each([
  ['PNG', (picture: Sharp) => picture.png()],
  ['WebP', (picture: Sharp) => picture.webp()],
  ['AVIF', (picture: Sharp) => picture.avif({ effort: 0 })],
  ['grey PNG', (picture: Sharp) => picture.greyscale().png()],
])('flattens a transparent %s onto the background colour', async (_, as) => {
  const { photo, bytesOf } = await encoded(as(blank(600, 800, { r: 0, g: 0, b: 0, alpha: 0 })));
  const [arch = ''] = (photo.arch?.srcSet ?? '').split(' ');
  for (const url of [arch, photo.arch?.fallback, photo.whole?.src]) {
    const bytes = bytesOf(url);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
    const colours = await pixel(bytes, 100, 100);
    for (const [at, value] of BONE.entries()) expect(Math.abs((colours[at] ?? 0) - value)).toBeLessThan(6);
  }
});

test.each([
  ['small', 300, 400, [300], 300],
  ['medium', 700, 900, [480], 640],
  ['large', 1600, 2000, [480, 720, 960], 960],
])('never enlarges a %s photo', async (_, width, height, widths, card) => {
  const { photo, bytesOf } = await encoded(blank(width, height).jpeg());
  const sources = (photo.arch?.srcSet ?? '').split(', ').map((entry) => entry.split(' '));
  expect(sources.map(([, wide]) => wide)).toEqual(widths.map((wide) => `${wide}w`));
  for (const [url, wide] of sources)
    expect((await sharp(bytesOf(url)).metadata()).width).toBe(Number.parseInt(wide ?? '', 10));
  expect(photo.whole?.width).toBe(Math.min(width, 1_440));
  expect(photo.card?.width).toBe(card);
});
