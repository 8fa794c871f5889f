/** `npm test`: lint and types, build, units and API, built pages, then the screens. The last line counts them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { type Counts, countOf, countScreens, countUnits, sumOf, verdictOf } from './counts.ts';
import { programsAreThere } from './programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'jk-masters-tests-'));

function step(name: string, command: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${name}`);
  const [file = '', ...args] = command;
  const { status } = spawnSync(file, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/** Counts by the report that a runner left; one that crashed leaves none. */
function counted<Report>(file: string, count: (report: Report, passed: boolean) => Counts, passed: boolean) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')), passed);
  } catch {
    return countOf(`no report in ${file}`, false);
  }
}

function units(): Counts {
  const report = join(folder, 'units.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return counted(report, countUnits, step('units, API and built pages', ['vitest', 'run', ...reporters]));
}

async function screens(): Promise<Counts> {
  const report = join(folder, 'screens.json');
  const env = { TEST_REPORT: report, TEST_PORT: String(await freePort()) };
  return counted(report, countScreens, step('screens', ['playwright', 'test'], env));
}

const npmRun = (script: string) => countOf(script, step(script, ['npm', 'run', '--silent', script]));

const all = programsAreThere()
  ? [npmRun('check'), npmRun('build'), units(), await screens()]
  : [countOf('programs', false)];
const total = sumOf(all);
console.log(`\n${verdictOf(total)}`);
process.exit(total.failed ? 1 : 0);
