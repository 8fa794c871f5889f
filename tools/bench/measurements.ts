import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { dubaiDay } from '../../domain/dubai-time.ts';
import type { Row } from './numbers.ts';

const file = join(import.meta.dirname, '../../docs/measurements.md');

/** What a part of the bench found out. */
export type Table = { title: string; rows: Row[] };

const line = (cells: (string | number | undefined)[]) => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`;

function tableText({ title, rows }: Table): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const body = rows.map((row) => line(columns.map((column) => row[column])));
  return [`**${title}**`, '', line(columns), line(columns.map(() => '---')), ...body].join('\n');
}

/** The document with the section of one part written anew, and all others as they were. */
export function withSection(document: string, part: string, said: string): string {
  const [head = '', ...sections] = document.split(/^(?=## )/m);
  const named = new Map(
    sections.map((section) => [/^## (.+)$/m.exec(section)?.[1] ?? '', section.trimEnd()]),
  );
  named.set(part, `## ${part}\n\n${said}`);
  return `${[head.trimEnd(), ...named.values()].join('\n\n')}\n`;
}

/** Prints the tables of a part, and keeps them in docs/measurements.md with the day and the machine. */
export function keep(part: string, tables: Table[]): void {
  for (const { title, rows } of tables) {
    console.log(`\n${title}`);
    console.table(rows);
  }
  const machine = `${dubaiDay(new Date())}, ${availableParallelism()} cores, Node ${process.versions.node}`;
  const said = [machine, ...tables.map(tableText)].join('\n\n');
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), part, said));
}
