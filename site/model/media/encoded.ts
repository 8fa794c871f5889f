import { getImage } from 'astro:assets';
import type { Master } from './masters.ts';
import { placeholderOf } from './placeholder.ts';
import { BUSY, FALLBACK, heightOf, middleOf, type Shape } from './shapes.ts';

type Step = { width: number; height: number; src: string };

/** A picture in one shape: in AVIF from narrow to wide, in WebP once, and twelve colours until one of them has come. */
export type Encoded = { steps: Step[]; fallback: string; ground: string[] };

/** What a build encodes itself: the owner's photos, never wider than they are. */
export async function encodedNow(master: Master, shape: Shape): Promise<Encoded> {
  const { file: src, focus: position, path, busy } = master;
  const most = Math.floor(Math.min(master.width, master.height * shape.ratio));
  const fitting = shape.rungs.filter(({ width }) => width <= most);
  const rungs = fitting.length ? fitting : [{ width: most, quality: 50 }];
  const encode = async (width: number, format: 'avif' | 'webp', quality: number) => {
    const height = heightOf(shape, width);
    const options = { src, width, height, format, quality, fit: 'cover', position } as const;
    return { width, height, src: (await getImage(options)).src };
  };
  const [steps, fallback, ground] = await Promise.all([
    Promise.all(rungs.map(({ width, quality }) => encode(width, 'avif', quality + (busy ? BUSY : 0)))),
    encode(middleOf(rungs).width, FALLBACK.format, FALLBACK.quality),
    placeholderOf(path, shape.ratio, position),
  ]);
  return { steps, fallback: fallback.src, ground };
}
