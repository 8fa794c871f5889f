/** The shapes of pictures on pages: width over height, and the widths that screens need, in pixels. */
export const SHAPES = {
  /** The arch at the head of a page, and portraits. */
  arch: { ratio: 0.8, widths: [480, 720, 960] },
  /** Cards and pictures beside paragraphs. */
  card: { ratio: 1.5, widths: [360, 640, 960] },
  /** Behind the hero of a wide screen. */
  wide: { ratio: 1.6, widths: [1120, 1600] },
} as const;
export type Shape = keyof typeof SHAPES;

/** `srcSet` in AVIF up to `width`, and one WebP for browsers without AVIF. */
export type EncodedPicture = { srcSet: string; width: number; fallback: string };
export type Photo = Partial<Record<Shape, EncodedPicture>> & {
  /** Uncropped, for the text of an article that names it. */
  whole?: { src: string; width: number; height: number };
};
