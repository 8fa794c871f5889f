import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';

export const fontFolder = join(import.meta.dirname, '../../site/assets/fonts/og');

export type Cut = {
  file: string;
  family: 'Bodoni Moda' | 'Instrument Sans';
  weight: 500 | 600;
  script: 'latin' | 'latin-ext';
  axes: Record<string, number>;
};

// Pictures are mostly seen at a third of their size: the optical size keeps the hairlines visible there.
const BODONI = { opsz: 30, wght: 500 };

/** In the order in which a character is looked for. */
export const cuts: Cut[] = (['latin', 'latin-ext'] as const).flatMap((script): Cut[] => [
  { file: `bodoni-moda-${script}.ttf`, family: 'Bodoni Moda', weight: 500, script, axes: BODONI },
  {
    file: `instrument-sans-${script}.ttf`,
    family: 'Instrument Sans',
    weight: 600,
    script,
    axes: { wght: 600 },
  },
]);

/** The faces as satori takes them. */
export const pictureFonts = (): Promise<Font[]> =>
  Promise.all(
    cuts.map(async ({ file, family, weight }) => ({
      name: family,
      data: await readFile(join(fontFolder, file)),
      weight,
      style: 'normal' as const,
    })),
  );
