/**
 * `npm run bench` measures pages, server and publications on this machine. `npm run bench -- load` measures one part;
 * `npm run bench -- --pages / /services --against http://localhost:4000` compares pages with another served copy. Without
 * these options the tables are written to docs/measurements.md. There are no thresholds.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { load, publications } from './load.ts';
import { lighthouseScores, type Options, pages, type Row } from './pages.ts';

/** One page of each kind, and two in Arabic. */
const KINDS =
  '/ /services /locations /locations/jvc /al-barsha /barber/youssef-amrani /booking /fade-haircut-dubai ' +
  '/services/beard-styling /best-barbershop-dubai /blog /blog/grooming-tips-dubai /press-kit /ar /ar/fade-haircut-dubai';

const program = new Command('npm run bench --')
  .argument('[parts...]', 'pages, marks, load, publications; default: all')
  .option('--pages <paths...>', 'pages to measure instead of one of each kind', KINDS.split(' '))
  .option('--against <origins...>', 'other served copies, measured alternately with this one', [])
  .option('--runs <number>', 'number of measurements', Number, 5)
  .parse();
const options = program.opts<Options>();

const parts = { pages, marks: lighthouseScores, load, publications };
type Part = keyof typeof parts;

function markdown(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function keep(part: Part, rows: Row[]): void {
  const file = join(import.meta.dirname, '../../docs/measurements.md');
  const [head = '', ...sections] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const machine = `${dubaiDay(new Date())}, ${availableParallelism()} cores, Node ${process.versions.node}, median of ${options.runs}`;
  const others = sections.filter((section) => !section.startsWith(`## ${part}\n`));
  const texts = [head, ...others, `## ${part}\n\n${machine}\n\n${markdown(rows)}`];
  writeFileSync(file, `${texts.map((text) => text.trimEnd()).join('\n\n')}\n`);
}

const isWhole = ['pages', 'against'].every((name) => program.getOptionValueSource(name) === 'default');
const chosen = program.args.length ? program.args : isWhole ? Object.keys(parts) : ['pages'];
for (const part of chosen) {
  if (!(part in parts)) program.error(`Unknown part ${part}: choose from ${Object.keys(parts).join(', ')}`);
  console.log(`\n== ${part}`);
  const rows = await parts[part as Part](options);
  console.table(rows);
  if (isWhole && rows.length) keep(part as Part, rows);
}
