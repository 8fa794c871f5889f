/** A width in pixels, the AVIF quality it needs, and the most bytes that a rendered scene may take there. */
type Rung = { width: number; quality: number; most?: number };
export type Shape = { ratio: number; rungs: readonly Rung[] };

/**
 * The shapes in which pictures stand on pages: width over height, and the widths that screens need. Dense screens take the
 * wide ones, where flaws are too small to see: quality falls as width grows.
 */
const table = {
  /** In the arch at the head of a page, and portraits. Phones take the first, which may not hold up the words. */
  arch: {
    ratio: 0.8,
    rungs: [
      { width: 480, quality: 42, most: 8_000 },
      { width: 720, quality: 40 },
      { width: 960, quality: 36 },
    ],
  },
  /** Lying, on cards and beside paragraphs. */
  card: {
    ratio: 1.5,
    rungs: [
      { width: 360, quality: 48 },
      { width: 640, quality: 40 },
      { width: 960, quality: 36 },
    ],
  },
  /** Behind the hero of a wide screen. */
  wide: {
    ratio: 1.6,
    rungs: [
      { width: 1120, quality: 55 },
      { width: 1600, quality: 52 },
    ],
  },
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof table;
export const shapes: Record<ShapeName, Shape> = table;

/** Many small edges cost bytes, and hide flaws. */
export const BUSY = -6;
/** For the few browsers that know no AVIF: one file, in the middle width. */
export const FALLBACK = { format: 'webp', quality: 62 } as const;

export const heightOf = ({ ratio }: Shape, width: number) => Math.round(width / ratio);

/** The middle one of some, and of two the wider. */
export const middleOf = <T>(rungs: readonly T[]) => rungs[Math.floor(rungs.length / 2)] as T;
