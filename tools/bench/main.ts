/**
 * `npm run bench`: how fast pages, server, store and builds are, beside what is possible here. `npm run bench -- applied serving`
 * runs some parts. Each prints its tables and keeps them in docs/measurements.md. Nothing here fails: the numbers are for
 * people; budgets are held by tests.
 */
import { existsSync } from 'node:fs';
import { dist } from '../support/release.ts';
import { builds } from './builds.ts';
import { bytes } from './bytes.ts';
import { figures } from './figures.ts';
import { growth } from './growth.ts';
import { keep, type Table } from './measurements.ts';
import { nextPage } from './next-page.ts';
import { marks, pages, pagesByTls } from './pages.ts';
import { serving } from './serving.ts';
import { store } from './store.ts';

const parts = {
  applied: () => pages('devtools'),
  'applied-tls': () => pagesByTls('devtools'),
  simulated: () => pages('simulate'),
  'simulated-tls': () => pagesByTls('simulate'),
  marks,
  bytes,
  next: nextPage,
  serving,
  builds,
  growth,
  store,
  figures,
} satisfies Record<string, () => Promise<Table[]>>;
const isPart = (name: string): name is keyof typeof parts => name in parts;

if (!existsSync(dist)) {
  console.error('There is no built site: run npm run build');
  process.exit(1);
}
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const name of asked.length ? asked.filter(isPart) : (Object.keys(parts) as (keyof typeof parts)[])) {
  console.log(`\n== ${name}`);
  keep(name, await parts[name]());
}
