/** The characters that the typefaces of link pictures have. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FONTS = join(import.meta.dirname, 'fonts');
export const fontFiles = readdirSync(FONTS).map((file) => join(FONTS, file));

/** The code points in a font's table of format 4: https://learn.microsoft.com/typography/opentype/spec/cmap */
function codePointsOf(file: string): number[] {
  const data = readFileSync(file);
  const tables = Array.from({ length: data.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const table = tables.find((at) => data.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = data.readUInt32BE(table + 8);
  // All records of these files lead to the same subtable.
  const ends = cmap + data.readUInt32BE(cmap + 8) + 14;
  const bytes = data.readUInt16BE(ends - 8);
  const starts = ends + bytes + 2;
  return Array.from({ length: bytes / 2 }, (_, index) => 2 * index).flatMap((at) => {
    const [first, last] = [data.readUInt16BE(starts + at), data.readUInt16BE(ends + at)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const known = new Set(fontFiles.flatMap(codePointsOf));
/** Spaces and invisible marks, which join letters or set their direction, need no glyph. */
const isDrawn = (character: string) =>
  /[\s\p{Cf}]/u.test(character) || known.has(character.codePointAt(0) ?? 0);

/** The text without characters that no typeface of the program has, such as flags, and without the spaces before them. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => (isDrawn(character) ? character : '\0'))
    .join('')
    .replace(/ *\0[\0\p{Cf}]*/gu, '')
    .trim();

/** What `drawable` leaves out, as readers see it: a flag, not its two letters. */
export const undrawable = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text.normalize('NFC'))]
    .map(({ segment }) => segment)
    .filter((segment) => ![...segment].every(isDrawn));
