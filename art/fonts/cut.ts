/** Cuts the two typefaces down to the characters and axes the site sets, into site/assets/fonts. Run after a font update: `node art/fonts/cut.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
const target = join(import.meta.dirname, '../../site/assets/fonts');

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const latin = `${ascii}\u00a0©·×éèêëàâäçñöüóíáúïîô–—‘’“”…•′″→←↗✓★☆`;

type Axes = Record<string, number | { min: number; max: number }>;
const MARKS = ['ccmp', 'locl', 'mark'];
const cuts: { from: string; to: string; axes: Axes; features: string[] }[] = [
  {
    from: 'bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2',
    to: 'bodoni-moda.woff2',
    // Above 28 the hairlines vanish on phones and the spacing opens up.
    axes: { opsz: { min: 11, max: 28 }, wght: 500 },
    features: [...MARKS, 'kern'],
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: { wght: 400 },
    features: [...MARKS, 'kern'],
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-semibold.woff2',
    axes: { wght: 600 },
    // Labels are too short and too small for kerning, which is half of the file.
    features: MARKS,
  },
];

for (const { from, to, axes, features } of cuts) {
  // A variable, because the types of the library do not know `keepFeatures` yet.
  const options = { targetFormat: 'woff2' as const, variationAxes: axes, keepFeatures: features };
  const cut = await subsetFont(await readFile(join(packages, from)), latin, options);
  await writeFile(join(target, to), cut);
  console.log(`${to}: ${cut.length} bytes`);
}
