import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { ContentPhotos } from '../edition/from-folder.ts';
import { type EncodedPicture, type Photo, SHAPES, type Shape } from '../edition/photo-shapes.ts';
import { type Cache, digestOf } from './cache.ts';

const AVIF = { quality: 42, effort: 3 };
const WEBP = { quality: 62 };
/** Stands behind transparent photos: the site's 'bone', in both colour schemes. */
const GROUND = '#F4EEE3';
const scenes = join(import.meta.dirname, '../site/assets/scenes/sizes');

/** Encodes a photo in the sizes of a shape, never wider than it is: upright, without what the camera noted. */
async function encode(cache: Cache, data: Buffer, slot: string, shape: Shape): Promise<EncodedPicture> {
  const { ratio, widths } = SHAPES[shape];
  const { autoOrient } = await sharp(data).metadata();
  const widest = Math.floor(Math.min(autoOrient.width, autoOrient.height * ratio));
  const fitting = widths.filter((width) => width <= widest);
  const width = fitting.at(-1) ?? widest;
  const digest = digestOf(data, JSON.stringify([shape, ratio, AVIF, WEBP, GROUND]));
  const file = async (wide: number, format: 'avif' | 'webp') => {
    const name = `${slot}.${digest}-${wide}.${format}`;
    await cache.file(name, () => {
      const picture = sharp(data)
        .autoOrient()
        .flatten({ background: GROUND })
        .resize(wide, Math.round(wide / ratio), { fit: 'cover', position: 'attention' });
      return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
    });
    return `/_astro/${name}`;
  };
  const avifs = await Promise.all(
    (fitting.length ? fitting : [widest]).map(async (wide) => `${await file(wide, 'avif')} ${wide}w`),
  );
  return { srcSet: avifs.join(', '), width, fallback: await file(width, 'webp') };
}

/** Encodes the owner's photos into the cache; the addresses of its files are those on pages. */
export async function encodePhotos(cache: Cache, photos: ContentPhotos): Promise<Map<string, Photo>> {
  const encoded = Object.entries(photos).map(async ([file, read]): Promise<[string, Photo]> => {
    const slot = parse(file).name;
    const data = await read();
    const hasCard = existsSync(join(scenes, `${slot}-card.webp`));
    const arch = await encode(cache, data, slot, 'arch');
    return [slot, hasCard ? { arch, card: await encode(cache, data, slot, 'card') } : { arch }];
  });
  return new Map(await Promise.all(encoded));
}

/** The names of the cached files of encoded photos. */
export const photoFilesOf = (photos: ReadonlyMap<string, Photo>): string[] =>
  [...photos.values()].flatMap((photo) =>
    Object.values(photo).flatMap(({ srcSet, fallback }) =>
      [fallback, ...srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? '')].map(
        (url) => parse(url).base,
      ),
    ),
  );
