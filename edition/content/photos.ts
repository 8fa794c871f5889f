import { parse } from 'node:path';
import sharp from 'sharp';
import { PHOTOS } from '../../domain/content-files.ts';
import type { Facts } from '../schema/catalogue.ts';
import { type ContentProblem, suggestion } from './errors.ts';

/** The owner's photos by file name, such as 'branch-jvc.jpg'. `hash` is the SHA-256 of the bytes. */
export type ContentPhotos = Record<string, { hash: string; read: () => Promise<Buffer> }>;

const PHOTO_TYPES = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

async function problemOf(
  name: string,
  read: () => Promise<Buffer>,
  slots: Facts['photos'],
): Promise<ContentProblem | undefined> {
  const problem = (reason: string, remedy: string): ContentProblem => ({
    file: `photos/${name}`,
    reason,
    remedy,
  });
  const { name: slotName, ext } = parse(name);
  if (!PHOTO_TYPES.includes(ext.toLowerCase()))
    return problem('is no photo that the site can show', 'save it as JPEG, PNG, WebP or AVIF');
  const slot = slots.find((one) => one.slot === slotName);
  const known = slots.map((one) => one.slot);
  if (!slot) return problem(`no place has the name '${slotName}'`, suggestion(slotName, known));
  try {
    const picture = sharp(await read(), { failOn: 'truncated' });
    const { autoOrient } = await picture.metadata();
    // Decodes the whole image, because a truncated upload still has a valid header.
    await picture.resize(8).raw().toBuffer();
    const { width, height } = autoOrient;
    if (width >= slot.width && height >= slot.height) return undefined;
    return problem(
      `is too small, ${width} x ${height} px`,
      `send at least ${slot.width} x ${slot.height} px`,
    );
  } catch {
    return problem('cannot be opened as a whole picture', 'save it or send it again');
  }
}

/** Reports photos that the site cannot use. */
export async function checkPhotos(input: ContentPhotos, slots: Facts['photos']): Promise<ContentProblem[]> {
  const files = Object.keys(input);
  const problems = await Promise.all(
    Object.entries(input).map(([file, { read }]) => problemOf(file, read, slots)),
  );
  const photos = files.filter((file) => PHOTO_TYPES.includes(parse(file).ext.toLowerCase()));
  const duplicates = photos.filter(
    (file, index) => photos.findIndex((one) => parse(one).name === parse(file).name) < index,
  );
  return [
    ...problems.filter((problem) => problem !== undefined),
    ...duplicates.map((file): ContentProblem => {
      const reason = `is the second photo of '${parse(file).name}'`;
      return { file: `photos/${file}`, reason, remedy: 'keep one of the two' };
    }),
    ...slots.flatMap(({ slot, photo }): ContentProblem[] => {
      const remedy = `put the photo into the folder photos as ${slot}.jpg`;
      return photo ? [{ file: PHOTOS, path: [slot, 'photo'], reason: 'is set by the console', remedy }] : [];
    }),
  ];
}
