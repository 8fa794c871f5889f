import { getImage } from 'astro:assets';
import type { Picture, PictureSource } from '../../components/scene.tsx';
import { findMaster, type Master } from './masters.ts';
import { placeholderOf } from './placeholder.ts';

/** Width in pixels and the AVIF quality it needs: on dense screens, which take the wide ones, flaws are too small to see. */
const CARD = { 360: 48, 640: 39, 960: 36 };
const HERO = { 768: 55, 1120: 55, 1600: 52 };
/** Many small edges cost bytes, and hide flaws. */
const BUSY = -6;
const WEBP = 62;

export type PictureOptions = {
  /** What it shows; '' for a picture that only decorates. */
  alt: string;
  /** How wide it stands on the page, as in the `sizes` attribute of `img`. */
  sizes: string;
  /** Width over height; the slot's own when left out. */
  ratio?: number;
  /** 'lazy' when left out; the first picture of a page comes in larger sizes. */
  loading?: Picture['loading'];
  /** Another picture where this media query holds, such as an upright one on phones. */
  instead?: { name: string; media: string; sizes: string; ratio?: number };
};

async function encode(
  master: Master,
  format: 'avif' | 'webp',
  ratio: number,
  ladder: Record<number, number>,
) {
  const most = Math.floor(Math.min(master.width, master.height * ratio));
  const widths = Object.keys(ladder).map(Number);
  const fitting = widths.filter((width) => width <= most);
  const encoded = await Promise.all(
    (fitting.length ? fitting : [most]).map(async (width) => {
      const height = Math.round(width / ratio);
      const { file: src, focus: position } = master;
      const quality = format === 'webp' ? WEBP : (ladder[width] ?? 50) + (master.busy ? BUSY : 0);
      const options = { src, width, height, format, quality, fit: 'cover', position } as const;
      return { width, height, src: (await getImage(options)).src };
    }),
  );
  const [{ src, width, height }] = encoded.slice(-1) as [(typeof encoded)[number]];
  return { src, width, height, srcSet: encoded.map((one) => `${one.src} ${one.width}w`).join(', ') };
}

async function sourcesOf(...how: Parameters<typeof encode>) {
  const { src: _, ...source } = await encode(...how);
  return { ...source, type: `image/${how[1]}` };
}

/** A photo or scene in every size that screens need, or nothing where there is neither. */
export async function findPicture(name: string, options: PictureOptions): Promise<Picture | undefined> {
  const master = findMaster(name);
  if (!master) return undefined;
  const { alt, sizes, loading = 'lazy', ratio = master.ratio, instead } = options;
  const ladder = loading === 'first' ? HERO : CARD;
  const sources: PictureSource[] = [];
  if (instead) {
    const other = findMaster(instead.name);
    if (!other) throw new Error(`There is neither a photo nor a scene '${instead.name}'`);
    for (const format of ['avif', 'webp'] as const) {
      const source = await sourcesOf(other, format, instead.ratio ?? other.ratio, ladder);
      sources.push({ ...source, media: instead.media, sizes: instead.sizes });
    }
  }
  sources.push({ ...(await sourcesOf(master, 'avif', ratio, ladder)), sizes });
  const image = await encode(master, 'webp', ratio, ladder);
  const ground = await placeholderOf(master.path, ratio, master.focus);
  return { alt, loading, sources, image: { ...image, sizes }, ground };
}

/** Whether there is a photo or a scene of that name. */
export const hasPicture = (name: string) => findMaster(name) !== undefined;

/** The same; throws for a name that has no picture. */
export async function picture(name: string, options: PictureOptions): Promise<Picture> {
  const found = await findPicture(name, options);
  if (!found) throw new Error(`There is neither a photo nor a scene '${name}'`);
  return found;
}
