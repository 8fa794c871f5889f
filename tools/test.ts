/** Every test of the project: lint and types, build, units and API, then the screens. The last line counts them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/support/chromium.ts';
import { findPostgres } from '../tests/support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'jk-masters-tests-'));
const totals = { passed: 0, failed: 0 };

/** Runs one step; a step that is no test runner counts as one test. */
function step(name: string, command: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${name}`);
  const [file = '', ...args] = command;
  const { status } = spawnSync(file, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

function count(passed: number, failed: number): void {
  totals.passed += passed;
  totals.failed += failed;
}

/** Debian's package, where it is missing and we may. */
function install(name: string, found: string | undefined): void {
  if (found) return;
  if (process.getuid?.() !== 0) throw new Error(`Install ${name} first: sudo apt-get install ${name}`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
}

/** Vitest counts its tests in the report; a crash leaves none. */
function units(): void {
  const report = join(folder, 'units.json');
  const passed = step('units and API', [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    count(numPassedTests, numFailedTests || (passed ? 0 : 1));
  } catch {
    count(0, 1);
  }
}

/** Something else may stand on the usual port. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 4310;
}

async function screens(): Promise<void> {
  const report = join(folder, 'screens.json');
  const passed = step('screens', ['playwright', 'test'], {
    TEST_REPORT: report,
    TEST_PORT: String(await freePort()),
  });
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    count(stats.expected + stats.flaky, stats.unexpected || (passed ? 0 : 1));
  } catch {
    count(0, 1);
  }
}

install('chromium', findChromium());
install('postgresql', findPostgres());
// Comes with chromium as a rule; where it cannot be had, the stories of late typefaces say so.
if (!existsSync('/usr/share/fonts/truetype/liberation') && process.getuid?.() === 0)
  step('typefaces', ['apt-get', 'install', '-y', '-qq', 'fonts-liberation']);
for (const [name, script] of [
  ['lint and types', 'check'],
  ['build', 'build'],
] as const) {
  const passed = step(name, ['npm', 'run', '--silent', script]);
  count(passed ? 1 : 0, passed ? 0 : 1);
}
units();
await screens();
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
