/** Cuts the two typefaces down to the characters and axes the site sets, into site/assets/fonts. Run after a font update. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const packages = join(import.meta.dirname, '../node_modules/@fontsource-variable');
const target = join(import.meta.dirname, '../site/assets/fonts');

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const latin = `${ascii}\u00a0©·×éèêëàâäçñöüóíáúïîô–—‘’“”…•′″→←↗✓★☆`;

type Axes = Record<string, { min: number; max: number }>;
const cuts: { from: string; to: string; axes: Axes }[] = [
  {
    from: 'bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2',
    to: 'bodoni-moda.woff2',
    // Above 28 the hairlines vanish on phones and the spacing opens up.
    axes: { opsz: { min: 11, max: 28 }, wght: { min: 400, max: 700 } },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, axes } of cuts) {
  const cut = await subsetFont(await readFile(join(packages, from)), latin, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(join(target, to), cut);
  console.log(`${to}: ${cut.length} bytes`);
}
