import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as Letters, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { ARABIC } from './characters.ts';
import { arabicFaces, packages } from './faces.ts';

const root = join(import.meta.dirname, '../..');
const said = ['content/ar', 'content/facts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  )
  .filter((file) => /\.(ya?ml|mdx?)$/.test(file) && !file.endsWith('README.md'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Every word that the Arabic edition says, with its marks. */
const words = [...new Set(said.match(/[\p{Script=Arabic}\p{M}،؛؟ـ]+/gu))];

/** A face as HarfBuzz shapes with it, which browsers do too. */
async function fontOf(file: string, axes?: Record<string, number>): Promise<Font> {
  // A variable, because the types of the library do not know `keepAllGlyphs` yet.
  const unpacked = { targetFormat: 'sfnt' as const, keepAllGlyphs: true };
  const font = new Font(new Face(new Blob(await subsetFont(readFileSync(file), '', unpacked)), 0));
  font.setVariations(Object.entries(axes ?? {}).map(([axis, value]) => new Variation(axis, value)));
  return font;
}

const outlines = new Map<Font, Map<number, string>>();

function outlineOf(font: Font, glyph: number): string {
  const known = outlines.get(font) ?? new Map<number, string>();
  outlines.set(font, known);
  const outline = known.get(glyph) ?? font.glyphToPath(glyph);
  known.set(glyph, outline);
  return outline;
}

/** The glyphs of a word as they stand: what an eye sees of it, whatever they are called. */
function drawn(font: Font, word: string): string[] {
  const letters = new Letters();
  letters.addText(word);
  letters.guessSegmentProperties();
  shape(font, letters);
  return letters
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) =>
      [xAdvance, xOffset, yOffset, outlineOf(font, codepoint)].join(' '),
    );
}

/** Thousandths of an em by which a weight that is cut out may be rounded otherwise. */
const ROUNDING = 2;

function looksAs(one: string, other: string): boolean {
  if (one === other) return true;
  const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const shapeOf = (path: string) => path.replace(/-?[\d.]+/g, '0').replaceAll(/\s/g, '');
  const theirs = numbers(other);
  return (
    shapeOf(one) === shapeOf(other) &&
    numbers(one).every((number, index) => Math.abs(number - (theirs[index] ?? Number.NaN)) <= ROUNDING)
  );
}

it('the cuts have every Arabic letter and mark that the edition says', () => {
  expect(words.length).toBeGreaterThan(3_000);
  expect([...new Set(words.join(''))].filter((letter) => !ARABIC.includes(letter))).toEqual([]);
});

describe.each(arabicFaces)('$to', ({ from, to, axes }) => {
  it('joins every word as the whole face does', async () => {
    const whole = await fontOf(join(packages, from), axes);
    const cut = await fontOf(join(root, 'site/assets/fonts', to));
    const different = words.filter((word) => {
      const [ours, theirs] = [drawn(cut, word), drawn(whole, word)];
      return (
        ours.length !== theirs.length || ours.some((glyph, index) => !looksAs(glyph, theirs[index] ?? ''))
      );
    });
    expect(different).toEqual([]);
  });
});
