import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hashOf } from '../from-folder.ts';
import { checkPhotos } from './photos.ts';

const SLOTS = [{ slot: 'branch-jvc', width: 600, height: 800, purpose: 'The branch', crop: 'Upright' }];

/** A picture filled with noise, so that truncating the file loses pixels. */
const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

async function reasonsFor(photos: Record<string, Buffer>): Promise<string[]> {
  const given = Object.entries(photos).map(([name, bytes]) => [
    name,
    { hash: hashOf(bytes), read: async () => bytes },
  ]);
  const problems = await checkPhotos(Object.fromEntries(given), SLOTS);
  return problems.map(({ file, reason }) => `${file} ${reason}`);
}

it('accepts a photo that fits its slot, in either orientation', async () => {
  const upright = await picture(600, 800).jpeg().toBuffer();
  expect(await reasonsFor({ 'branch-jvc.jpg': upright })).toEqual([]);
  const turned = await picture(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await reasonsFor({ 'branch-jvc.jpg': turned })).toEqual([]);
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('reports a truncated %s', async (format) => {
  const whole = await picture(600, 800).toFormat(format, { effort: 1 }).toBuffer();
  const cut = whole.subarray(0, Math.round(whole.length * 0.7));
  expect(await reasonsFor({ [`branch-jvc.${format}`]: cut })).toEqual([
    `photos/branch-jvc.${format} cannot be opened as a whole picture`,
  ]);
});

it('reports a second photo for the same slot', async () => {
  const photo = await picture(600, 800).png().toBuffer();
  expect(await reasonsFor({ 'branch-jvc.jpg': photo, 'branch-jvc.png': photo })).toEqual([
    "photos/branch-jvc.png is the second photo of 'branch-jvc'",
  ]);
});

it('reports the hash of a photo in the file of its slot', async () => {
  expect(await checkPhotos({}, [{ ...SLOTS[0], photo: 'a'.repeat(64) } as (typeof SLOTS)[0]])).toMatchObject([
    { path: ['branch-jvc', 'photo'], reason: 'is set by the console' },
  ]);
});

it('reports a photo that is too small, has no slot or has an unsupported type', async () => {
  const small = await picture(300, 400).png().toBuffer();
  const photos = {
    'branch-jvc.heic': Buffer.from('heic'),
    'branch-jvc.png': small,
    'branch-jvcc.png': small,
  };
  expect(await reasonsFor(photos)).toEqual([
    'photos/branch-jvc.heic is no photo that the site can show',
    'photos/branch-jvc.png is too small, 300 x 400 px',
    "photos/branch-jvcc.png no place has the name 'branch-jvcc'",
  ]);
});
