/**
 * `npm run soak`: breaks a running copy of the server on this machine for some minutes, on both engines, and ends with 0
 * only when everything held. `-- --short` takes about a minute an engine, `-- --engine sqlite` one of the two.
 * SOAK_PAGE_P99_MS is how long 99 of 100 pages may take at most in any phase: 250 without it.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findPostgres } from '../support/postgres.ts';
import { release } from '../support/release.ts';
import type { EngineName } from './engines.ts';
import { full, short } from './plan.ts';
import { soak } from './run.ts';
import { print } from './table.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean' }, engine: { type: 'string' } } });
const pageP99 = Number(process.env.SOAK_PAGE_P99_MS ?? 250);
const known: EngineName[] = ['sqlite', 'postgres'];
const asked = known.filter((name) => !values.engine || values.engine === name);
if (asked.length === 0 || !(pageP99 > 0)) {
  console.error('Use --engine sqlite or --engine postgres; SOAK_PAGE_P99_MS is a number of milliseconds.');
  process.exit(2);
}
if (asked.includes('postgres') && !findPostgres()) {
  console.error('There is no PostgreSQL here (Debian: apt-get install postgresql), or use --engine sqlite');
  process.exit(2);
}
if (!existsSync(release)) {
  console.error('There is no built site: run npm run build');
  process.exit(2);
}
let held = true;
for (const engine of asked) {
  const outcome = await soak(engine, values.short ? short : full, console.log);
  held = print(outcome, pageP99) && held;
}
process.exit(held ? 0 : 1);
