/**
 * `npm run soak`: breaks a running copy of the server on this machine while reviews come and pages are asked for, on both
 * engines, and ends with 0 only when everything held. `-- --short` takes about half a minute an engine, `-- --engine sqlite`
 * one of the two.
 */
import { existsSync } from 'node:fs';
import { Command, Option } from 'commander';
import { findPostgres } from '../support/postgres.ts';
import { release } from '../support/release.ts';
import { FAULTS, type Times } from './faults.ts';
import { type Engine, startRig } from './rig.ts';

const FULL: Times = { kills: 50, restarts: 12, locks: 3, heldMs: 8_000 };
const SHORT: Times = { kills: 3, restarts: 1, locks: 1, heldMs: 3_000 };

const program = new Command('npm run soak --')
  .option('--short', 'about half a minute an engine', false)
  .addOption(new Option('--engine <name>', 'one of the two').choices(['sqlite', 'postgres']))
  .parse();
const { short, engine } = program.opts<{ short: boolean; engine?: Engine }>();

/** Breaks one engine in every way, and prints what it kept; true when everything held. */
async function soak(name: Engine): Promise<boolean> {
  const rig = await startRig(name);
  try {
    for (const [fault, run] of Object.entries(FAULTS)) {
      await run(rig, short ? SHORT : FULL).catch(({ message }) => rig.failures.push(`${fault}: ${message}`));
      console.log(`${name}: ${fault}: done`);
    }
    const found = await rig.finish();
    console.log(`\n== ${name}`);
    console.table({ ...found, failures: rig.failures.length });
    for (const failure of new Set(rig.failures)) console.log(failure);
    return found.acknowledged > 0 && found.lost + found.twice + rig.failures.length === 0;
  } finally {
    await rig.remove();
  }
}

if (!existsSync(release)) program.error('There is no built site: run npm run build');
const engines: Engine[] = engine ? [engine] : ['sqlite', 'postgres'];
if (engines.includes('postgres') && !findPostgres())
  program.error('There is no PostgreSQL here (Debian: apt-get install postgresql), or use --engine sqlite');
let held = true;
for (const name of engines) held = (await soak(name)) && held;
process.exit(held ? 0 : 1);
