/**
 * `npm test` builds the site in parallel with the checks. Then the browser tests, and after them the unit tests, run beside those of
 * the built site (docs/decisions/0024-tests-prove-behaviour-speed-is-measured.md).
 */
import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { JsonTestResults } from 'vitest/node';
import { findChromium, findTestChromium } from './support/chromium.ts';
import { findPostgres, findProgram, freePort } from './support/programs.ts';

// Ignore settings files of this machine.
process.env.JK_SETTINGS = '';

const hasFont = (name: string) =>
  process.platform !== 'linux' || existsSync(`/usr/share/fonts/truetype/${name}`);

/** Required programs outside of npm, by their Debian package names. */
const PROGRAMS: [name: string, why: string, isThere: () => boolean][] = [
  ['chromium', 'tests of back and forward navigation need the full browser', () => !!findChromium()],
  ['chromium-headless-shell', 'browser tests need it', () => !!findTestChromium()],
  ['postgresql', 'the store is tested on both engines', () => !!findPostgres()],
  ['nginx', 'the site is tested behind a proxy', () => !!findProgram('nginx')],
  ['caddy', 'the site is tested behind a proxy', () => !!findProgram('caddy')],
  // Fallback fonts for Latin and Arabic while the web fonts load.
  ['fonts-liberation', 'layout tests measure its fonts', () => hasFont('liberation')],
  ['fonts-dejavu-core', 'layout tests measure its fonts', () => hasFont('dejavu')],
];

function run(command: string[], options: SpawnSyncOptions = {}): boolean {
  const [file = '', ...args] = command;
  return spawnSync(file, args, { stdio: 'inherit', ...options }).status === 0;
}

/** Installs missing Debian packages under `npm cit` or in CI, as root. */
function install(names: string[]): void {
  const mayInstall = process.env.npm_command === 'install-ci-test' || process.env.CI === 'true';
  if (!mayInstall || process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log(`Installing by apt-get: ${names.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env };
  // Without a network connection, fail within a minute.
  const apt = ['apt-get', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  run([...apt, 'update', '-qq'], options) && run([...apt, 'install', '-y', '-qq', ...names], options);
}

function programsAreThere(): boolean {
  const missing = () => PROGRAMS.filter(([, , isThere]) => !isThere());
  if (missing().length) install(missing().map(([name]) => name));
  for (const [name, why] of missing())
    console.log(`${name} is missing: ${why}. Install it: sudo apt-get install ${name}`);
  return missing().length === 0;
}

const reports = mkdtempSync(join(tmpdir(), 'jk-masters-tests-'));
const steps: { step: string; seconds: number; passed: number; failed: number }[] = [];
/** Repeated at the end, because a record of CI may keep only that. */
const failures: string[] = [];

type Count = (report: never) => [passed: number, failed: number];
/** `beside`: runs in parallel, so its output is printed at the end. */
type Options = { env?: Record<string, string>; count?: Count; beside?: boolean };

/** Runs one step; true if it passed. Without a report it counts as one test. */
async function step(name: string, command: string[], { env, count, beside }: Options = {}): Promise<boolean> {
  const began = performance.now();
  if (!beside) console.log(`\n== ${name}`);
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const [status] = await once(child, 'exit');
  if (beside) console.log(`\n== ${name}\n${(await output).join('')}`);
  let [passed, failed] = status === 0 ? [1, 0] : [0, 1];
  try {
    if (count)
      [passed, failed] = count(JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')) as never);
  } catch {
    [passed, failed] = [0, 1];
  }
  // A test file that fails to load fails the run, but no test.
  if (status !== 0) failed ||= 1;
  steps.push({ step: name, seconds: Math.round((performance.now() - began) / 1_000), passed, failed });
  return failed === 0;
}

function vitest(name: string, projects: string[]): Promise<boolean> {
  const count = (report: JsonTestResults): [number, number] => {
    for (const { name: file, assertionResults } of report.testResults)
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed') failures.push(`${file}: ${fullName}\n${failureMessages?.[0] ?? ''}`);
    return [report.numPassedTests, report.numFailedTests];
  };
  const chosen = projects.flatMap((project) => ['--project', project]);
  const json = ['--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`];
  const command = ['vitest', 'run', ...chosen, '--maxWorkers=1', '--reporter=minimal', ...json];
  return step(name, command, { count, beside: true });
}

if (!programsAreThere()) process.exit(1);
/** `flaky`: passed on retry. */
type Screens = { stats: { expected: number; unexpected: number; flaky: number } };
async function screens(): Promise<void> {
  await step('screens', ['playwright', 'test'], {
    env: { TEST_REPORT: join(reports, 'screens.json'), TEST_PORT: String(await freePort()) },
    count: ({ stats }: Screens) => [
      stats.expected + stats.flaky,
      // One or two flaky tests can be caused by a stalled machine; more count as failures.
      stats.unexpected + (stats.flaky > 2 ? stats.flaky : 0),
    ],
  });
}

const check = step('check', ['npm', 'run', '--silent', 'check'], { beside: true });
const isBuilt = await step('build', ['npm', 'run', '--silent', 'build'], { beside: true });
const units = () => vitest('units', ['rules and views', 'server and tools']);
// The unit tests take the core that the browser tests leave.
if (isBuilt)
  await Promise.all([check.then(() => vitest('built', ['pages', 'built'])), screens().then(units)]);
else await check.then(units);
console.table(steps);
for (const failure of failures) console.log(`\n${failure}`);
const sum = (figure: 'passed' | 'failed') => steps.reduce((all, one) => all + one[figure], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') ? 1 : 0);
