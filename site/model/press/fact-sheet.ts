import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Edition } from '../../../edition/edition.ts';
import { colourOf, paletteIn } from '../../styles/palette.ts';
import tokens from '../../styles/tokens.css?raw';

const MARGIN = 50;
const { light } = paletteIn(tokens);
const fonts = join(process.cwd(), 'site/assets/print-fonts');
/** As sharp as paper needs. */
const logo = await sharp(join(process.cwd(), 'public/press/jk-masters-logo-light.png'))
  .resize({ height: 240 })
  .flatten({ background: '#fff' })
  .png()
  .toBuffer();

/** The figures and facts of the press kit on one page. Samples are not in it: nobody may quote what is not confirmed. */
export async function factSheet(edition: Edition): Promise<Uint8Array<ArrayBuffer>> {
  const { facts, words, branches, mainBranch } = edition;
  const { overview, facts: listed, locations, contact } = words['press-kit'];
  const { name, email, pressBranch, instagram } = facts.business;
  const { phone } = branches.find(({ slug }) => slug === pressBranch) ?? mainBranch;
  const { title } = listed.heading;
  // Without a date, equal facts make an equal file.
  const info = { Title: `${name}: ${title}`, Author: name, Creator: name, CreationDate: new Date(0) };
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'en-GB', displayTitle: true, info });
  doc.registerFont('display', join(fonts, 'bodoni-moda.ttf'));
  doc.registerFont('text', join(fonts, 'instrument-sans.ttf'));
  doc.registerFont('strong', join(fonts, 'instrument-sans-semibold.ttf'));

  const table = (heading: string, rows: [string, string][]) => {
    doc.moveDown().font('display').fontSize(16).fillColor(colourOf(light, 'teal')).text(heading);
    doc.moveDown(0.3).font('text').fontSize(10).fillColor(colourOf(light, 'night'));
    doc.table({
      columnStyles: [140, '*'],
      defaultStyle: { border: [0, 0, 0.4, 0], borderColor: colourOf(light, 'brass'), padding: [3, 0] },
      data: rows.map(([label, value]) => [{ text: label, font: { src: 'strong' } }, value]),
    });
  };

  doc.image(logo, MARGIN - 6, 32, { height: 48 });
  doc.rect(MARGIN, 90, doc.page.width - 2 * MARGIN, 4).fill(colourOf(light, 'teal'));
  doc.font('text').fontSize(11).fillColor(colourOf(light, 'night'));
  doc.text(overview.paragraphs.join('\n'), MARGIN, 106, { lineGap: 2, paragraphGap: 6 });
  table(title, [
    ...overview.stats.map(({ number, label }): [string, string] => [label, number]),
    ...listed.items.map(({ label, value }): [string, string] => [label, value]),
  ]);
  table(
    locations.title,
    branches.map((branch) => [branch.name, `${branch.address}, ${branch.phone}`]),
  );
  table(contact.heading.title, [
    [contact.email, email],
    [contact.phone, phone],
    [contact.instagram, instagram.handle],
  ]);
  doc.end();
  return new Uint8Array(Buffer.concat(await doc.toArray()));
}
