import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';
import { fontFolder } from '../../publish/link-pictures/fonts.ts';
import { brand } from './brand.ts';
import { logoSize, markPaths } from './logo.ts';
import type { Wordmark } from './wordmark.ts';

export type Sheet = InstanceType<typeof PDFDocument>;

/** A4 in points, and its margins. */
export const paper = { width: 595.28, height: 841.89, margin: 54 };
export const measure = paper.width - 2 * paper.margin;

const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const variable = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

/** Paper is read closely: text stands in a lighter weight than on the link pictures. */
const textFace = async () =>
  subsetFont(await readFile(variable), `${LATIN}–—‘’“”•·`, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 420 },
  });

export type SheetInfo = { title: string; author: string };

/** An A4 page with the faces 'display', 'text' and 'strong'. Equal input makes an equal file: it carries no date. */
export async function newSheet({ title, author }: SheetInfo): Promise<Sheet> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: paper.margin,
    lang: 'en-GB',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: new Date(0), Creator: author },
  });
  doc.registerFont('display', await readFile(join(fontFolder, 'bodoni-moda-latin.ttf')));
  doc.registerFont('strong', await readFile(join(fontFolder, 'instrument-sans-latin.ttf')));
  doc.registerFont('text', await textFace());
  return doc;
}

/** Draws the logo with its upper start corner at (x, y), `height` points high with its room around it. */
export function drawLogo(
  doc: Sheet,
  word: Wordmark,
  place: { x: number; y: number; height: number; ground: 'light' | 'dark' },
): void {
  const size = logoSize(word);
  doc
    .save()
    .translate(place.x, place.y)
    .scale(place.height / size.height);
  doc.save().translate(...size.mark);
  for (const { fill, d } of markPaths(place.ground)) doc.path(d).fill(fill);
  doc.restore();
  doc
    .translate(...size.word)
    .scale(size.type)
    .path(word.d)
    .fill(place.ground === 'light' ? brand.ink : brand.bone);
  doc.restore();
}

/** The house stripe as a rule across the page. */
export function drawRule(doc: Sheet, y: number, height = 6): void {
  doc.save().rect(paper.margin, y, measure, height).clip();
  const step = 12;
  const colours = [brand.teal, brand.bone, brand.oxblood, brand.bone];
  for (let index = -2; index * step < measure + step; index++) {
    const x = paper.margin + index * step;
    doc
      .polygon([x, y + height], [x + height, y], [x + height + step, y], [x + step, y + height])
      .fill(colours[(index + 4) % 4] ?? brand.bone);
  }
  doc.restore();
}

/** The finished file. */
export function finish(doc: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
