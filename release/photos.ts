import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { PHOTO_BACKGROUND } from '../contract/changes.ts';
import { type EncodedPicture, type Photo, SHAPES, type Shape } from '../contract/photo-shapes.ts';
import type { ContentPhotos } from '../edition/content/photos.ts';
import { type Cache, digestOf } from './files.ts';

const AVIF = { quality: 42, effort: 3 };
const WEBP = { quality: 62 };
/** The console shows the owner the same part while he crops. */
const MIDDLE = 'centre';
/** The width of an article's text at double pixel density. */
const WHOLE_WIDTH = 1_440;
const scenes = join(import.meta.dirname, '../site/assets/scenes/sizes');

const upright = (data: Buffer) => sharp(data).autoOrient().flatten({ background: PHOTO_BACKGROUND });

/** Encodes a photo in the sizes of a shape without upscaling; applies its orientation and removes metadata. */
async function encode(cache: Cache, data: Buffer, slot: string, shape: Shape): Promise<EncodedPicture> {
  const { ratio, widths } = SHAPES[shape];
  const { autoOrient } = await sharp(data).metadata();
  const widest = Math.floor(Math.min(autoOrient.width, autoOrient.height * ratio));
  const fitting = widths.filter((width) => width <= widest);
  const width = fitting.at(-1) ?? widest;
  const digest = digestOf(data, JSON.stringify([shape, ratio, AVIF, WEBP, PHOTO_BACKGROUND, MIDDLE]));
  const file = async (wide: number, format: 'avif' | 'webp') => {
    const name = `${slot}.${digest}-${wide}.${format}`;
    await cache.file(name, () => {
      const size = [wide, Math.round(wide / ratio)] as const;
      const picture = upright(data).resize(...size, { fit: 'cover', position: MIDDLE });
      return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
    });
    return `/_astro/${name}`;
  };
  const avifs = await Promise.all(
    (fitting.length ? fitting : [widest]).map(async (wide) => `${await file(wide, 'avif')} ${wide}w`),
  );
  return { srcSet: avifs.join(', '), width, fallback: await file(width, 'webp') };
}

/** Encodes a photo uncropped, for articles. */
async function encodeWhole(cache: Cache, data: Buffer, slot: string): Promise<NonNullable<Photo['whole']>> {
  const { autoOrient } = await sharp(data).metadata();
  const width = Math.min(autoOrient.width, WHOLE_WIDTH);
  const height = Math.round((width * autoOrient.height) / autoOrient.width);
  const name = `${slot}.${digestOf(data, JSON.stringify([WHOLE_WIDTH, WEBP, PHOTO_BACKGROUND]))}.webp`;
  await cache.file(name, () => upright(data).resize(width, height).webp(WEBP).toBuffer());
  return { src: `/_astro/${name}`, width, height };
}

/** Encodes the owner's photos into the cache. `whole` are the file names of photos in articles. */
export async function encodePhotos(
  cache: Cache,
  photos: ContentPhotos,
  whole: ReadonlySet<string> = new Set(),
): Promise<Map<string, Photo>> {
  const encoded = Object.entries(photos).map(async ([file, { read }]): Promise<[string, Photo]> => {
    const slot = parse(file).name;
    const data = await read();
    const photo: Photo = { arch: await encode(cache, data, slot, 'arch') };
    for (const shape of ['card', 'wide', 'tall'] as const)
      if (existsSync(join(scenes, `${slot}-${shape}.webp`)))
        photo[shape] = await encode(cache, data, slot, shape);
    if (whole.has(file)) photo.whole = await encodeWhole(cache, data, slot);
    return [slot, photo];
  });
  return new Map(await Promise.all(encoded));
}

/** The cached file names of encoded photos. */
export const photoFilesOf = (photos: ReadonlyMap<string, Photo>): string[] =>
  [...photos.values()].flatMap(({ whole, ...shapes }) => {
    const urls = Object.values(shapes).flatMap(({ srcSet, fallback }) => [
      fallback,
      ...srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
    ]);
    return [...urls, ...(whole ? [whole.src] : [])].map((url) => parse(url).base);
  });
