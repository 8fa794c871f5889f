/** `npm test`: lint and types, build, units and API, then the screens. The last line counts the tests. */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findTestChromium } from './support/chromium.ts';
import { findPostgres } from './support/postgres.ts';
import { findProgram, freePort } from './support/programs.ts';

// Tests know no settings but their own.
process.env.JK_SETTINGS = '';

const hasFont = (name: string) =>
  process.platform !== 'linux' || existsSync(`/usr/share/fonts/truetype/${name}`);

/** What the tests use that no package of npm brings, by the names of Debian. */
const PROGRAMS: { name: string; why: string; isThere: () => boolean }[] = [
  {
    name: 'chromium',
    why: 'pages that are left and come back are tested in the whole browser',
    isThere: () => !!findChromium(),
  },
  {
    name: 'chromium-headless-shell',
    why: 'the screens are tested in a real browser',
    isThere: () => !!findTestChromium(),
  },
  { name: 'postgresql', why: 'the store is tested on both of its engines', isThere: () => !!findPostgres() },
  { name: 'nginx', why: 'the site is tested behind a proxy', isThere: () => !!findProgram('nginx') },
  { name: 'caddy', why: 'the site is tested behind a proxy', isThere: () => !!findProgram('caddy') },
  // Faces that stand in while the typefaces arrive, like Arial and with Arabic letters.
  {
    name: 'fonts-liberation',
    why: 'pages are measured with its faces',
    isThere: () => hasFont('liberation'),
  },
  { name: 'fonts-dejavu-core', why: 'pages are measured with its faces', isThere: () => hasFont('dejavu') },
];

function run(command: string[], options: SpawnSyncOptions = {}): boolean {
  const [file = '', ...args] = command;
  return spawnSync(file, args, { stdio: 'inherit', ...options }).status === 0;
}

/** `npm cit` prepares the machine as it installs the packages; so may a server of continuous integration. */
function install(names: string[]): void {
  const asked = process.env.npm_command === 'install-ci-test' || process.env.CI === 'true';
  if (!asked || process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log(`Installing by apt-get: ${names.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env };
  // A machine without a line is told within a minute.
  const apt = ['apt-get', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  run([...apt, 'update', '-qq'], options) && run([...apt, 'install', '-y', '-qq', ...names], options);
}

function programsAreThere(): boolean {
  const missing = () => PROGRAMS.filter(({ isThere }) => !isThere());
  if (missing().length) install(missing().map(({ name }) => name));
  for (const { name, why } of missing())
    console.log(`${name} is missing: ${why}. Install it: sudo apt-get install ${name}`);
  return missing().length === 0;
}

const reports = mkdtempSync(join(tmpdir(), 'jk-masters-tests-'));
const failures: string[] = [];
let passed = 0;
let failed = 0;

/** One step; what a runner of tests reported, or one test where there is no report. */
function step(name: string, command: string[], env = {}, counts?: (report: never) => [number, number]): void {
  console.log(`\n== ${name}`);
  const held = run(command, { env: { ...process.env, ...env } });
  let counted: [number, number] = held ? [1, 0] : [0, 1];
  try {
    if (counts) counted = counts(JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')) as never);
  } catch {
    counted = [0, 1];
  }
  passed += counted[0];
  // A file that breaks on loading fails no test, only the run.
  failed += counted[1] || (held ? 0 : 1);
  if (!held) failures.push(name);
}

if (programsAreThere()) {
  type Units = { numPassedTests: number; numFailedTests: number };
  /** `flaky`: passed at the second try. */
  type Screens = { stats: { expected: number; unexpected: number; flaky: number } };
  step('check', ['npm', 'run', '--silent', 'check']);
  step('build', ['npm', 'run', '--silent', 'build']);
  const json = ['--reporter=json', `--outputFile.json=${join(reports, 'units.json')}`];
  step('units', ['vitest', 'run', '--reporter=dot', ...json], {}, (report: Units) => [
    report.numPassedTests,
    report.numFailedTests,
  ]);
  const env = { TEST_REPORT: join(reports, 'screens.json'), TEST_PORT: String(await freePort()) };
  step('screens', ['playwright', 'test'], env, ({ stats }: Screens) => [
    stats.expected + stats.flaky,
    // One or two may have met a machine that stood still; more of them are a fault of ours.
    stats.unexpected + (stats.flaky > 2 ? stats.flaky : 0),
  ]);
} else failed = 1;
console.log(`\n${failures.map((name) => `failed: ${name}\n`).join('')}${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
