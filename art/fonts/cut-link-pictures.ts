/** Cuts the typefaces to single weights as TrueType, which the link pictures are set in. Run after a font update. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type Cut, cuts, fontFolder } from '../../publish/link-pictures/fonts.ts';
import { ARABIC } from './characters.ts';
import { arabicFaces, packages } from './faces.ts';
import { stoodAs } from './vertical.ts';

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Latin of western Europe and of the names Dubai is full of: Turkish, Polish, Czech, Hungarian, Romanian. */
const CHARACTERS = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ–—‘’“”…•′″€™−×`,
  'latin-ext': `${between(0x100, 0x17f)}ȘșȚț`,
} as const;

async function cut({ file, family, axes, script }: Cut): Promise<void> {
  const [folder, axis] = family === 'Bodoni Moda' ? ['bodoni-moda', 'opsz'] : ['instrument-sans', 'wght'];
  const source = join(
    packages,
    '@fontsource-variable',
    folder,
    `files/${folder}-${script}-${axis}-normal.woff2`,
  );
  const font = await subsetFont(await readFile(source), CHARACTERS[script], {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  await writeFile(join(fontFolder, file), font);
  console.log(`${file}: ${font.length} bytes`);
}

/** Pango takes them whole as TrueType, and its pictures have a headline's and a label's weight. */
async function cutArabic({ from, to, axes, standsAs }: (typeof arabicFaces)[number]): Promise<void> {
  const file = to.replace(/(-semibold)?\.woff2$/, '.ttf');
  const font = await subsetFont(await stoodAs(from, standsAs), ARABIC, {
    targetFormat: 'sfnt',
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(join(fontFolder, file), font);
  console.log(`${file}: ${font.length} bytes`);
}

await Promise.all(cuts.map(cut));
await Promise.all(arabicFaces.filter(({ to }) => to !== 'readex-pro.woff2').map(cutArabic));
