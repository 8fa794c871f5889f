import { brand } from './brand.ts';
import type { SheetFacts } from './facts.ts';
import { drawLogo, drawRule, finish, measure, newSheet, paper, type Sheet } from './sheet.ts';
import type { Wordmark } from './wordmark.ts';

const GAP = 24;
const half = (measure - GAP) / 2;
const { margin } = paper;

function heading(doc: Sheet, text: string, x: number, y: number): number {
  doc.font('display').fontSize(17).fillColor(brand.teal).text(text, x, y, { width: half });
  return doc.y + 6;
}

function figures(doc: Sheet, stats: SheetFacts['stats'], top: number): number {
  const width = measure / 3;
  for (const [index, { number, label }] of stats.entries()) {
    const x = margin + (index % 3) * width;
    const y = top + Math.floor(index / 3) * 66;
    doc.font('display').fontSize(32).fillColor(brand.ink).text(number, x, y, { width });
    doc
      .font('text')
      .fontSize(9.5)
      .text(label, x, y + 42, { width });
  }
  return top + Math.ceil(stats.length / 3) * 66;
}

function table(doc: Sheet, facts: SheetFacts['facts'], top: number): void {
  let y = top;
  for (const { label, value } of facts) {
    doc
      .font('strong')
      .fontSize(10)
      .fillColor(brand.ink)
      .text(label, margin, y, { width: half * 0.42 });
    const below = doc.y;
    doc.font('text').text(value, margin + half * 0.45, y, { width: half * 0.55 });
    y = Math.max(below, doc.y) + 5;
    doc
      .moveTo(margin, y)
      .lineTo(margin + half, y)
      .lineWidth(0.4)
      .stroke(brand.brass);
    y += 6;
  }
}

function block(doc: Sheet, name: string | undefined, lines: string[], x: number, top: number): number {
  doc.fontSize(10.5).fillColor(brand.ink);
  if (name) doc.font('strong').text(name, x, top, { width: half });
  else doc.x = x;
  doc.font('text');
  for (const line of lines) doc.text(line, { width: half, lineGap: 1.5 });
  return doc.y + 9;
}

/** The figures and facts of the press kit on one A4 page. */
export async function factSheet(facts: SheetFacts, word: Wordmark): Promise<Buffer> {
  const doc = await newSheet({ title: `${facts.name}: ${facts.title}`, author: facts.name });
  drawLogo(doc, word, { x: margin - 6, y: 40, height: 52, ground: 'light' });
  drawRule(doc, 104);
  doc
    .font('text')
    .fontSize(11.5)
    .fillColor(brand.ink)
    .text(facts.paragraphs.join('\n'), margin, 128, { width: measure, lineGap: 2.5, paragraphGap: 6 });
  const top = figures(doc, facts.stats, doc.y + 16) + 22;
  table(doc, facts.facts, heading(doc, facts.title, margin, top));
  const end = margin + half + GAP;
  let y = heading(doc, facts.branchesTitle, end, top);
  for (const { name, lines } of facts.branches) y = block(doc, name, lines, end, y);
  y = heading(doc, facts.contact.title, end, y + 10);
  block(doc, undefined, facts.contact.lines, end, y);
  return finish(doc);
}
