import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Edition } from '../../../edition/edition.ts';
import { colourOf, paletteIn } from '../../styles/palette.ts';
import tokens from '../../styles/tokens.css?raw';
import { absolute } from '../parts/addresses.ts';

const MARGIN = 50;
const { light } = paletteIn(tokens);
const fonts = join(process.cwd(), 'site/assets/print-fonts');
/** Print resolution. */
const logo = await sharp(join(process.cwd(), 'public/press/jk-masters-logo-light.png'))
  .resize({ height: 240 })
  .flatten({ background: '#fff' })
  .png()
  .toBuffer();

type Row = [label: string, value: string];
type Table = { heading: string; rows: Row[] };

/** The figures and facts of the press kit, without samples: the press must not quote unconfirmed data. */
function tablesOf({ facts, words, branches, mainBranch }: Edition, figures: Row[] = []): Table[] {
  const { facts: listed, locations, contact } = words['press-kit'];
  const { email, pressBranch, instagram } = facts.business;
  const { phone } = branches.find(({ slug }) => slug === pressBranch) ?? mainBranch;
  return [
    {
      heading: listed.heading.title,
      rows: [...figures, ...listed.items.map(({ label, value }): Row => [label, value])],
    },
    {
      heading: locations.title,
      rows: branches.map((branch) => [branch.name, `${branch.address} · ${branch.phone}`]),
    },
    {
      heading: contact.heading.title,
      rows: [
        [contact.email, email],
        [contact.phone, phone],
        [contact.instagram, instagram],
      ],
    },
  ];
}

/** The date of the sheet and the address of the latest one. */
const datedLine = (edition: Edition) =>
  edition.fill(edition.words['press-kit'].downloads.dated, {
    day: edition.day(edition.today),
    address: absolute(edition.href('pressKit')),
  });

/** The sheet as plain text, with a byte order mark so that old editors detect UTF-8. */
export function factText(edition: Edition): string {
  const { name } = edition.facts.business;
  const { paragraphs, stats } = edition.words['press-kit'].overview;
  const figures = stats.map(({ number, label }) => `${number} ${label}`);
  const tables = tablesOf(edition).flatMap(({ heading, rows }) => [
    ['', heading],
    rows.map(([label, value]) => `${label}: ${value}`),
  ]);
  return `\uFEFF${[name, datedLine(edition), '', paragraphs, '', figures, tables].flat(2).join('\r\n')}\r\n`;
}

/** The sheet as a one-page PDF. */
export async function factSheet(edition: Edition): Promise<Uint8Array<ArrayBuffer>> {
  const { overview, facts: listed } = edition.words['press-kit'];
  const { name } = edition.facts.business;
  // Reproducible: equal facts on the same day give an identical file.
  const info = {
    Title: `${name}: ${listed.heading.title}`,
    Author: name,
    Creator: name,
    CreationDate: new Date(edition.today),
  };
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'en-GB', displayTitle: true, info });
  doc.registerFont('display', join(fonts, 'bodoni-moda.ttf'));
  doc.registerFont('text', join(fonts, 'instrument-sans.ttf'));
  doc.registerFont('strong', join(fonts, 'instrument-sans-semibold.ttf'));
  doc.image(logo, MARGIN - 6, 32, { height: 48 });
  doc.rect(MARGIN, 90, doc.page.width - 2 * MARGIN, 4).fill(colourOf(light, 'teal'));
  doc.font('text').fontSize(11).fillColor(colourOf(light, 'night'));
  doc.text(overview.paragraphs.join('\n'), MARGIN, 106, { lineGap: 2, paragraphGap: 6 });
  doc.moveDown(0.3).fontSize(9).text(datedLine(edition));
  const figures = overview.stats.map(({ number, label }): Row => [label, number]);
  for (const { heading, rows } of tablesOf(edition, figures)) {
    doc.moveDown().font('display').fontSize(16).fillColor(colourOf(light, 'teal')).text(heading);
    doc.moveDown(0.3).font('text').fontSize(10).fillColor(colourOf(light, 'night'));
    doc.table({
      columnStyles: [140, '*'],
      defaultStyle: { border: [0, 0, 0.4, 0], borderColor: colourOf(light, 'brass'), padding: [3, 0] },
      data: rows.map(([label, value]) => [{ text: label, font: { src: 'strong' } }, value]),
    });
  }
  doc.end();
  return new Uint8Array(Buffer.concat(await doc.toArray()));
}
