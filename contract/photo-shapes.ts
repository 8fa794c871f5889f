/** Picture formats: aspect ratio (width/height) and generated widths in pixels. */
export const SHAPES = {
  /** Page heroes and portraits. */
  arch: { ratio: 0.8, widths: [480, 720, 960] },
  /** Cards and pictures beside paragraphs. */
  card: { ratio: 1.5, widths: [360, 640, 960] },
  /** Hero background on phones. */
  tall: { ratio: 0.5, widths: [480, 780, 1170] },
  /** Hero background on wide screens. */
  wide: { ratio: 1.6, widths: [1120, 1600] },
} as const;
export type Shape = keyof typeof SHAPES;

/** `srcSet` in AVIF up to `width`; `fallback` is one WebP for browsers without AVIF. */
export type EncodedPicture = { srcSet: string; width: number; fallback: string };
export type Photo = Partial<Record<Shape, EncodedPicture>> & {
  /** Uncropped, for use in articles. */
  whole?: { src: string; width: number; height: number };
};
