import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Facts } from '../schema/catalogue.ts';
import { suggestion } from './nearest-name.ts';

const PHOTO_TYPES = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** Whether the site can show a file of that name. */
export const isPhoto = (file: string) => PHOTO_TYPES.includes(parse(file).ext.toLowerCase());

async function problemOf(folder: string, file: string, slots: Facts['photos']): Promise<string | undefined> {
  const { name } = parse(file);
  if (!isPhoto(file)) return 'is no photo that the site can show; save it as JPEG, PNG, WebP or AVIF';
  const slot = slots.find((one) => one.slot === name);
  if (!slot)
    return `no place has the name '${name}'; ${suggestion(
      name,
      slots.map((one) => one.slot),
    )}`;
  try {
    const { width, height } = await sharp(join(folder, file)).metadata();
    if (width >= slot.width && height >= slot.height) return undefined;
    return `is too small, ${width} x ${height} px; send at least ${slot.width} x ${slot.height} px`;
  } catch {
    return 'cannot be opened as a picture; save it again';
  }
}

/** A line for every file in a folder of photos that the site cannot use. */
export async function checkPhotos(folder: string, slots: Facts['photos']): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => !file.startsWith('.'));
  const lines = await Promise.all(
    files.map(async (file) => {
      const problem = await problemOf(folder, file, slots);
      return problem && `content/photos/${file}  ${problem}`;
    }),
  );
  return lines.filter((line) => line !== undefined);
}
