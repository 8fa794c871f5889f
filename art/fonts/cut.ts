/** Cuts the typefaces down to the characters and axes the site sets, into site/assets/fonts. Run after a font update: `node art/fonts/cut.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ARABIC, FIGURES, LATIN } from './characters.ts';
import { arabicFaces, BODONI, INSTRUMENT, packages } from './faces.ts';
import { stoodAs } from './vertical.ts';

const target = join(import.meta.dirname, '../../site/assets/fonts');

type Axes = Record<string, number | { min: number; max: number }>;
type Cut = { from: string; to: string; set: string; axes?: Axes; features?: string[]; standsAs?: string };

const MARKS = ['ccmp', 'locl', 'mark'];
const cuts: Cut[] = [
  {
    from: BODONI,
    to: 'bodoni-moda.woff2',
    set: LATIN,
    // Above 28 the hairlines vanish on phones and the spacing opens up.
    axes: { opsz: { min: 11, max: 28 }, wght: 500 },
    features: [...MARKS, 'kern'],
  },
  {
    from: INSTRUMENT,
    to: 'instrument-sans.woff2',
    set: LATIN,
    axes: { wght: 400 },
    features: [...MARKS, 'kern'],
  },
  // Labels are too short and too small for kerning, which is half of the file.
  {
    from: INSTRUMENT,
    to: 'instrument-sans-semibold.woff2',
    set: LATIN,
    axes: { wght: 600 },
    features: MARKS,
  },
  // Figures and names among Arabic letters, whose pen is never as thin as a large Bodoni's hairlines.
  {
    from: BODONI,
    to: 'bodoni-moda-figures.woff2',
    set: FIGURES,
    axes: { opsz: 11, wght: 600 },
    features: [...MARKS, 'kern'],
  },
  // Every feature stays: Arabic letters join, stack and kern by them.
  ...arabicFaces.map((face) => ({ ...face, set: ARABIC })),
];

for (const { from, to, set, axes, features, standsAs } of cuts) {
  // A variable, because the types of the library do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2' as const,
    ...(axes && { variationAxes: axes }),
    ...(features && { keepFeatures: features }),
  };
  const source = standsAs ? await stoodAs(from, standsAs) : await readFile(join(packages, from));
  const cut = await subsetFont(source, set, options);
  await writeFile(join(target, to), cut);
  console.log(`${to}: ${cut.length} bytes`);
}
