import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Edition } from '../../../edition/edition.ts';
import { paletteIn } from '../../styles/palette.ts';
import tokens from '../../styles/tokens.css?raw';

/** A4 in points. */
const PAGE = { width: 595.28, margin: 54 };
const FULL = PAGE.width - 2 * PAGE.margin;
const GAP = 24;
const HALF = (FULL - GAP) / 2;
const { light: colours } = paletteIn(tokens);
const fonts = join(process.cwd(), 'site/assets/print-fonts');
/** As sharp as paper needs. */
const logo = await sharp(join(process.cwd(), 'public/press/jk-masters-logo-light.png'))
  .resize({ height: 240 })
  .flatten({ background: '#fff' })
  .png()
  .toBuffer();

type Sheet = InstanceType<typeof PDFDocument>;
type Style = { font: 'display' | 'text' | 'strong'; size: number; colour?: string; lineGap?: number };

/** Sets a text and gives the line below it. */
function write(doc: Sheet, text: string, x: number, y: number, width: number, style: Style): number {
  const { font, size, colour = colours.night ?? '', lineGap = 0 } = style;
  doc.font(font).fontSize(size).fillColor(colour).text(text, x, y, { width, lineGap });
  return doc.y;
}

const heading = (doc: Sheet, text: string, x: number, y: number) =>
  6 + write(doc, text, x, y, HALF, { font: 'display', size: 17, colour: colours.teal ?? '' });

/** The house stripe as a rule across the page. */
function rule(doc: Sheet, y: number): void {
  doc.save().rect(PAGE.margin, y, FULL, 6).clip();
  for (let index = 0; index * 12 < FULL + 12; index += 1) {
    const x = PAGE.margin - 12 + index * 12;
    const colour = colours[['teal', 'bone', 'oxblood', 'bone'][index % 4] ?? ''] ?? '';
    doc.polygon([x, y + 6], [x + 6, y], [x + 18, y], [x + 12, y + 6]).fill(colour);
  }
  doc.restore();
}

/** The figures and facts of the press kit on one page. Samples are not in it: nobody may quote what is not confirmed. */
export async function factSheet({
  facts,
  words,
  branches,
  mainBranch,
}: Edition): Promise<Uint8Array<ArrayBuffer>> {
  const { overview, facts: listed, locations, contact } = words['press-kit'];
  const { name, email, pressBranch, instagram } = facts.business;
  const { phone } = branches.find(({ slug }) => slug === pressBranch) ?? mainBranch;
  const { title } = listed.heading;
  // Without a date, equal facts make an equal file.
  const info = { Title: `${name}: ${title}`, Author: name, Creator: name, CreationDate: new Date(0) };
  const doc = new PDFDocument({ size: 'A4', margin: PAGE.margin, lang: 'en-GB', displayTitle: true, info });
  doc.registerFont('display', join(fonts, 'bodoni-moda.ttf'));
  doc.registerFont('text', join(fonts, 'instrument-sans.ttf'));
  doc.registerFont('strong', join(fonts, 'instrument-sans-semibold.ttf'));

  doc.image(logo, PAGE.margin - 6, 40, { height: 52 });
  rule(doc, 104);
  let y = 122;
  for (const paragraph of overview.paragraphs)
    y = 6 + write(doc, paragraph, PAGE.margin, y, FULL, { font: 'text', size: 11.5, lineGap: 2.5 });

  for (const [index, { number, label }] of overview.stats.entries()) {
    const x = PAGE.margin + ((index % 3) * FULL) / 3;
    const top = y + 10 + Math.floor(index / 3) * 66;
    write(doc, number, x, top, FULL / 3, { font: 'display', size: 32 });
    write(doc, label, x, top + 42, FULL / 3, { font: 'text', size: 9.5 });
  }
  const top = y + 32 + Math.ceil(overview.stats.length / 3) * 66;

  y = heading(doc, title, PAGE.margin, top);
  for (const { label, value } of listed.items) {
    const below = write(doc, label, PAGE.margin, y, HALF * 0.42, { font: 'strong', size: 10 });
    const beside = PAGE.margin + HALF * 0.45;
    y = 5 + Math.max(below, write(doc, value, beside, y, HALF * 0.55, { font: 'text', size: 10 }));
    doc
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + HALF, y)
      .lineWidth(0.4)
      .stroke(colours.brass);
    y += 6;
  }

  const x = PAGE.margin + HALF + GAP;
  const lines = (all: string[], from: number) =>
    9 + write(doc, all.join('\n'), x, from, HALF, { font: 'text', size: 10.5, lineGap: 1.5 });
  y = heading(doc, locations.title, x, top);
  for (const branch of branches) {
    y = write(doc, branch.name, x, y, HALF, { font: 'strong', size: 10.5 });
    y = lines([branch.address, branch.phone], y);
  }
  y = heading(doc, contact.heading.title, x, y + 10);
  lines(
    [`${contact.email}: ${email}`, `${contact.phone}: ${phone}`, `${contact.instagram}: ${instagram.handle}`],
    y,
  );
  doc.end();
  return new Uint8Array(Buffer.concat(await doc.toArray()));
}
