import type { Picture } from '../../components/scene.tsx';
import { encodedNow } from './encoded.ts';
import { keptOf } from './kept.ts';
import { findMaster } from './masters.ts';
import { type ShapeName, shapes } from './shapes.ts';

export type PictureOptions = {
  /** What it shows; '' for a picture that only decorates. */
  alt: string;
  shape: ShapeName;
  /** How wide it stands on the page, as in the `sizes` attribute of `img`. */
  sizes: string;
  /** 'lazy' when left out. */
  loading?: Picture['loading'];
};

/** A photo or scene in every size that screens need, or nothing where there is neither. */
export async function findPicture(name: string, options: PictureOptions): Promise<Picture | undefined> {
  const master = findMaster(name);
  if (!master) return undefined;
  const { alt, shape, sizes, loading = 'lazy' } = options;
  const { steps, fallback, ground } =
    (await keptOf(master, shape)) ?? (await encodedNow(master, shapes[shape]));
  const { width, height } = steps.at(-1) ?? { width: 0, height: 0 };
  const srcSet = steps.map((step) => `${step.src} ${step.width}w`).join(', ');
  return {
    alt,
    loading,
    sources: [{ type: 'image/avif', srcSet, sizes, width, height }],
    image: { src: fallback, width, height },
    ground,
  };
}

/** Whether there is a photo or a scene of that name. */
export const hasPicture = (name: string) => findMaster(name) !== undefined;

/** The same; throws for a name that has no picture. */
export async function picture(name: string, options: PictureOptions): Promise<Picture> {
  const found = await findPicture(name, options);
  if (!found) throw new Error(`There is neither a photo nor a scene '${name}'`);
  return found;
}
