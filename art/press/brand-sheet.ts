import { type BrandColour, brand } from './brand.ts';
import { brandWords } from './brand-words.ts';
import { drawLogo, drawRule, finish, measure, newSheet, paper, type Sheet } from './sheet.ts';
import type { Wordmark } from './wordmark.ts';

const { margin } = paper;

function heading(doc: Sheet, text: string, y: number): number {
  doc.font('display').fontSize(17).fillColor(brand.teal).text(text, margin, y, { width: measure });
  return doc.y + 6;
}

function paragraph(doc: Sheet, text: string, y: number): number {
  doc.font('text').fontSize(9.5).fillColor(brand.ink).text(text, margin, y, { width: measure, lineGap: 2 });
  return doc.y;
}

/** Both versions of the logo on the grounds they are for. */
function grounds(doc: Sheet, word: Wordmark, y: number): number {
  const width = measure / 2;
  doc.rect(margin, y, width, 110).fill(brand.bone);
  doc.rect(margin + width, y, width, 110).fill(brand.teal);
  drawLogo(doc, word, { x: margin + 20, y: y + 31, height: 46, ground: 'light' });
  drawLogo(doc, word, { x: margin + width + 20, y: y + 31, height: 46, ground: 'dark' });
  return y + 122;
}

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

function swatches(doc: Sheet, y: number): number {
  const names = Object.keys(brand) as BrandColour[];
  const gap = 10;
  const width = (measure - gap * (names.length - 1)) / names.length;
  for (const [index, name] of names.entries()) {
    const x = margin + index * (width + gap);
    doc
      .rect(x, y, width, 64)
      .lineWidth(0.4)
      .fillAndStroke(brand[name], name === 'bone' ? brand.brass : brand[name]);
    doc.fillColor(brand.ink).font('strong').fontSize(9.5);
    doc.text(brandWords.colours.names[name], x, y + 72, { width });
    doc.font('text').fontSize(8.5);
    doc.text(`${brand[name].toUpperCase()}\nRGB ${rgb(brand[name])}\n${brandWords.colours.uses[name]}`, {
      width,
      lineGap: 1.5,
    });
  }
  return y + 132;
}

function face(doc: Sheet, font: 'display' | 'text', size: number, y: number): number {
  const { name, use, sample } = brandWords.type[font];
  doc
    .font('strong')
    .fontSize(9.5)
    .fillColor(brand.ink)
    .text(`${name}: ${use}`, margin, y, { width: measure });
  doc
    .font(font)
    .fontSize(size)
    .text(sample, margin, doc.y + 4, { width: measure });
  return doc.y + 12;
}

/** Logo, colours, type and stripe on one A4 page. */
export async function brandSheet(name: string, word: Wordmark): Promise<Buffer> {
  const { title, logo, colours, type, pole } = brandWords;
  const doc = await newSheet({ title: `${name}: ${title}`, author: name });
  doc.font('display').fontSize(32).fillColor(brand.ink).text(title, margin, 46, { width: measure });
  drawRule(doc, doc.y + 6);
  let y = heading(doc, logo.title, doc.y + 30);
  y = paragraph(doc, logo.text, grounds(doc, word, y));
  y = swatches(doc, heading(doc, colours.title, y + 20));
  y = face(doc, 'display', 34, heading(doc, type.title, y + 12));
  y = paragraph(doc, type.licence, face(doc, 'text', 13, y));
  y = paragraph(doc, pole.text, heading(doc, pole.title, y + 20));
  drawRule(doc, y + 12, 14);
  return finish(doc);
}
