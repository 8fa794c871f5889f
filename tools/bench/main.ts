/**
 * `npm run bench` measures pages, server and requests of staff on this machine, one table for each, and writes them to
 * docs/measurements.md. `npm run bench -- load` measures one part; `npm run bench -- --pages / /services` measures these pages;
 * both write nothing. There are no thresholds.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { VERSION } from '../../server/app/health.ts';
import { startServer } from '../support/server-process.ts';
import { load } from './load.ts';
import { type Options, pages, type Row } from './pages.ts';
import { staff } from './staff.ts';

/** One page of each kind, and some in Arabic. */
const KINDS =
  '/ /services /locations /locations/jvc /al-barsha /barber/youssef-amrani /booking /fade-haircut-dubai ' +
  '/services/beard-styling /best-barbershop-dubai /blog /blog/grooming-tips-dubai /press-kit /ar /ar/booking /ar/fade-haircut-dubai';

const program = new Command('npm run bench --')
  .argument('[parts...]', 'pages, load, staff; default: all')
  .option('--pages <paths...>', 'pages to measure instead of one of each kind', KINDS.split(' '))
  .option('--runs <number>', 'number of measurements', Number, 5)
  .parse();
const options = program.opts<Omit<Options, 'origin'>>();
const parts = { pages, load, staff };

function markdown(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Writes all tables with version, commit and machine. */
function keep(tables: Map<string, Row[]>, commit: string): void {
  const file = join(import.meta.dirname, '../../docs/measurements.md');
  const [head = ''] = readFileSync(file, 'utf8').split(/^(?=Version )/m);
  const machine = `${dubaiDay(new Date())}, ${availableParallelism()} cores, Node ${process.versions.node}`;
  const sections = [...tables].map(([part, rows]) => `## ${part}\n\n${markdown(rows)}`);
  const measured = `Version ${VERSION}, commit ${commit}, ${machine}, median of ${options.runs}.`;
  writeFileSync(file, `${[head.trimEnd(), measured, ...sections].join('\n\n')}\n`);
}

const ofPages = program.getOptionValueSource('pages') !== 'default';
const chosen = program.args.length ? program.args : ofPages ? ['pages'] : Object.keys(parts);
const unknown = chosen.find((part) => !(part in parts));
if (unknown) program.error(`Unknown part ${unknown}: choose from ${Object.keys(parts).join(', ')}`);
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') && ' with changes');
await using server = await startServer();
const tables = new Map<string, Row[]>();
for (const part of chosen) {
  console.log(`\n== ${part}`);
  tables.set(part, await parts[part as keyof typeof parts]({ ...options, origin: server.origin }));
  console.table(tables.get(part));
}
if (!program.args.length && !ofPages) keep(tables, commit);
