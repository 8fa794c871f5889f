import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkPhotos } from './photos.ts';

const SLOTS = [{ slot: 'branch-jvc', width: 600, height: 800, purpose: 'The branch', crop: 'Upright' }];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A picture with something in it, so that each of its parts takes bytes. */
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

async function reasonsFor(name: string, bytes: Buffer): Promise<string[]> {
  writeFileSync(join(folder, name), bytes);
  return (await checkPhotos(folder, SLOTS)).map(({ file, reason }) => `${file} ${reason}`);
}

it('a photo that fits its slot is right, however the phone was held', async () => {
  expect(await reasonsFor('branch-jvc.jpg', await picture(600, 800).jpeg().toBuffer())).toEqual([]);
  const turned = await picture(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await reasonsFor('branch-jvc.jpg', turned)).toEqual([]);
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s that was cut off on its way is no whole picture',
  async (format) => {
    const whole = await picture(600, 800).toFormat(format, { effort: 1 }).toBuffer();
    const cut = whole.subarray(0, Math.round(whole.length * 0.7));
    expect(await reasonsFor(`branch-jvc.${format}`, cut)).toEqual([
      `photos/branch-jvc.${format} cannot be opened as a whole picture`,
    ]);
  },
);

it('a second photo for one place is named', async () => {
  await picture(600, 800).png().toFile(join(folder, 'branch-jvc.png'));
  expect(await reasonsFor('branch-jvc.jpg', await picture(600, 800).jpeg().toBuffer())).toEqual([
    "photos/branch-jvc.png is the second photo of 'branch-jvc'",
  ]);
});

it('a photo that is too small, of no slot or of another kind is named', async () => {
  await picture(300, 400).png().toFile(join(folder, 'branch-jvc.png'));
  await picture(600, 800).png().toFile(join(folder, 'branch-jvcc.png'));
  expect(await reasonsFor('branch-jvc.heic', Buffer.from('heic'))).toEqual([
    'photos/branch-jvc.heic is no photo that the site can show',
    'photos/branch-jvc.png is too small, 300 x 400 px',
    "photos/branch-jvcc.png no place has the name 'branch-jvcc'",
  ]);
});
