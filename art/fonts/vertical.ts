import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { packages } from './faces.ts';

/** Offsets into the table of the line's metrics, by OpenType's 'hhea'. */
const ASCENDER = 4;
const DESCENDER = 6;
const LINE_GAP = 8;

/** Where a table of a TrueType file begins, by the directory at its head. */
function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The face has no table '${tag}'.`);
}

const unitsOf = (font: Buffer) => font.readUInt16BE(tableAt(font, 'head') + 18);

/** How far a face reaches above and below its line, in em. */
function reachOf(font: Buffer): { above: number; below: number } {
  const at = tableAt(font, 'hhea');
  const units = unitsOf(font);
  return {
    above: font.readInt16BE(at + ASCENDER) / units,
    below: -font.readInt16BE(at + DESCENDER) / units,
  };
}

/** A TrueType face with the reach of another. */
function standingAs(face: Buffer, other: Buffer): Buffer {
  const { above, below } = reachOf(other);
  const units = unitsOf(face);
  const font = Buffer.from(face);
  const [up, down] = [Math.round(above * units), Math.round(below * units)];
  const hhea = tableAt(font, 'hhea');
  font.writeInt16BE(up, hhea + ASCENDER);
  font.writeInt16BE(-down, hhea + DESCENDER);
  font.writeInt16BE(0, hhea + LINE_GAP);
  // 'OS/2' says the same twice, for other systems.
  const os2 = tableAt(font, 'OS/2');
  for (const [offset, value] of [
    [68, up],
    [70, -down],
    [72, 0],
    [74, up],
    [76, down],
  ] as const) {
    font.writeInt16BE(value, os2 + offset);
  }
  return font;
}

/**
 * A whole face of the packages that stands on its line as another does: with figures of the one among words of the other,
 * no line is higher or lower than its neighbour, whichever arrives first.
 */
export async function stoodAs(face: string, other: string): Promise<Buffer> {
  const unpacked = { targetFormat: 'sfnt' } as const;
  const everything = { ...unpacked, keepAllGlyphs: true };
  return standingAs(
    await subsetFont(await readFile(join(packages, face)), '', everything),
    await subsetFont(await readFile(join(packages, other)), ' ', unpacked),
  );
}
