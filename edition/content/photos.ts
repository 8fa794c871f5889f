import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Facts } from '../schema/catalogue.ts';
import { suggestion } from './errors.ts';

const PHOTO_TYPES = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

async function problemOf(folder: string, file: string, slots: Facts['photos']): Promise<string | undefined> {
  const { name, ext } = parse(file);
  if (!PHOTO_TYPES.includes(ext.toLowerCase()))
    return 'is no photo that the site can show; save it as JPEG, PNG, WebP or AVIF';
  const slot = slots.find((one) => one.slot === name);
  const known = slots.map((one) => one.slot);
  if (!slot) return `no place has the name '${name}'; ${suggestion(name, known)}`;
  try {
    const { width, height } = await sharp(join(folder, file)).metadata();
    if (width >= slot.width && height >= slot.height) return undefined;
    return `is too small, ${width} x ${height} px; send at least ${slot.width} x ${slot.height} px`;
  } catch {
    return 'cannot be opened as a picture; save it again';
  }
}

/** The files in a folder of photos, hidden ones apart. */
export const photoFiles = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith('.')) : [];

/** A line for every file in a folder of photos that the site cannot use. */
export async function checkPhotos(folder: string, slots: Facts['photos']): Promise<string[]> {
  const lines = await Promise.all(
    photoFiles(folder).map(async (file) => {
      const problem = await problemOf(folder, file, slots);
      return problem && `content/photos/${file}  ${problem}`;
    }),
  );
  return lines.filter((line) => line !== undefined);
}
