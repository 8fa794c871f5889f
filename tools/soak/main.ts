/**
 * `npm run soak` injects faults into a running server on both engines while reviews and page requests arrive. Exits with 0 only
 * if no data was lost and every fault was survived. `-- --short` takes about half a minute per engine; `-- --engine sqlite`
 * tests only one.
 */
import { existsSync } from 'node:fs';
import { Command, Option } from 'commander';
import { findPostgres } from '../support/postgres.ts';
import { release } from '../support/release.ts';
import { FAULTS, FULL, SHORT } from './faults.ts';
import { type Engine, type Rig, startRig } from './rig.ts';

const program = new Command('npm run soak --')
  .option('--short', 'about half a minute per engine', false)
  .addOption(new Option('--engine <name>', 'test only this engine').choices(['sqlite', 'postgres']))
  .parse();
const { short, engine } = program.opts<{ short: boolean; engine?: Engine }>();

/** Injects every fault into one engine and prints the results; true if it survived all of them. */
async function soak(name: Engine): Promise<boolean> {
  const rig = await startRig(name);
  const { ledger, crashes } = rig;
  const phases: ({ fault: string; done: string; survived: boolean } & ReturnType<Rig['takePageStats']>)[] =
    [];
  try {
    for (const fault of FAULTS.filter((one) => !one.engine || one.engine === name)) {
      const outcome = await fault.run(rig, short ? SHORT : FULL).then(
        (done) => ({ done, survived: true }),
        (error) => ({ done: `FAILED: ${error.message}`, survived: false }),
      );
      phases.push({ fault: fault.name, ...outcome, ...rig.takePageStats() });
      console.log(`${name}: ${fault.name}: ${outcome.done}`);
    }
    await rig.finish();
  } finally {
    await rig.remove();
  }
  const sum = (figure: 'pages' | 'failed') => phases.reduce((all, phase) => all + phase[figure], 0);
  const failed = phases.filter(({ survived }) => !survived).map(({ fault }) => fault);
  const lines = [
    { figure: 'acknowledged reviews lost', found: ledger.lost(), of: ledger.acknowledged.size },
    { figure: 'duplicate reviews', found: ledger.duplicates, of: ledger.stored.size },
    { figure: 'failed page requests', found: sum('failed'), of: sum('pages') },
    { figure: 'crashes', found: crashes.length, of: crashes.join('; ') },
    { figure: 'faults not survived', found: failed.length, of: failed.join('; ') || phases.length },
    {
      figure: 'unexpected responses to reviews',
      found: ledger.unexpected.length,
      of: [...new Set(ledger.unexpected)].join('; '),
    },
  ];
  console.log(`\n== ${name}`);
  console.table(phases);
  console.table(lines);
  return ledger.acknowledged.size > 0 && lines.every(({ found }) => found === 0);
}

if (!existsSync(release)) program.error('There is no built site: run npm run build');
const engines: Engine[] = engine ? [engine] : ['sqlite', 'postgres'];
if (engines.includes('postgres') && !findPostgres())
  program.error('There is no PostgreSQL here (Debian: apt-get install postgresql), or use --engine sqlite');
let survived = true;
for (const name of engines) survived = (await soak(name)) && survived;
process.exit(survived ? 0 : 1);
