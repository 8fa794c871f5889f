import { join } from 'node:path';

/** Where the packages with the whole typefaces are. */
export const packages = join(import.meta.dirname, '../../node_modules');

export const BODONI = '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2';
export const INSTRUMENT =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

const MIRZA = '@fontsource/mirza/files/mirza-arabic-600-normal.woff2';
const READEX = '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';

type Face = { from: string; to: string; axes?: Record<string, number>; standsAs: string };

/** The faces of Arabic pages: where each comes from, the file of its cut, and the face whose figures stand in its lines. */
export const arabicFaces: Face[] = [
  { from: MIRZA, to: 'mirza.woff2', standsAs: BODONI },
  // Its own 400 is darker than Instrument Sans beside it.
  { from: READEX, to: 'readex-pro.woff2', axes: { wght: 360 }, standsAs: INSTRUMENT },
  { from: READEX, to: 'readex-pro-semibold.woff2', axes: { wght: 580 }, standsAs: INSTRUMENT },
];
