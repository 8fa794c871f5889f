import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findShell } from '../support/chromium.ts';
import { findPostgres } from '../support/postgres.ts';
import { findProgram } from '../support/program.ts';

/** What the tests use that no package of npm brings, by the names of Debian. */
const programs = [
  {
    name: 'chromium',
    why: 'the screens are tested in a real browser',
    isThere: () => !!(findShell() ?? findChromium()),
  },
  { name: 'postgresql', why: 'the store is tested on both of its engines', isThere: () => !!findPostgres() },
  { name: 'nginx', why: 'the site is tested behind a proxy', isThere: () => !!findProgram('nginx') },
  {
    name: 'fonts-liberation',
    why: 'a face like Arial stands in while the typefaces arrive',
    isThere: () =>
      [
        '/usr/share/fonts/truetype/liberation',
        '/usr/share/fonts/truetype/liberation2',
        '/System/Library/Fonts/Supplemental/Arial.ttf',
      ].some(existsSync),
  },
  {
    name: 'fonts-dejavu-core',
    why: 'a face with Arabic letters stands in while the typefaces arrive',
    isThere: () => existsSync('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'),
  },
];

/** Without it the tests pass as well, in twice the time. */
const SHELL = 'chromium-headless-shell';

const missing = () => programs.filter(({ isThere }) => !isThere());

/** `npm cit` prepares the machine as it installs the packages; so may a server of continuous integration. */
const mayInstall = () =>
  (process.env.npm_command === 'install-ci-test' || process.env.CI === 'true') &&
  process.getuid?.() === 0 &&
  !!findProgram('apt-get');

/** A machine without a line is told within a minute. */
const PATIENCE = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

/** By the names of Debian; false when it did not work. */
function install(names: string[]): boolean {
  console.log(`Installing by apt-get: ${names.join(' ')}`);
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', [...PATIENCE, 'update', '-qq'], options);
    execFileSync('apt-get', [...PATIENCE, 'install', '-y', '-qq', ...names], options);
    return true;
  } catch {
    console.log('apt-get failed.');
    return false;
  }
}

/** Names what is missing and why it is wanted; as root under `npm cit` installs it. True when nothing is missing then. */
export function programsAreThere(): boolean {
  const wanted = missing();
  for (const { name, why } of wanted) console.log(`${name} is missing: ${why}.`);
  const names = wanted.map(({ name }) => name);
  const wished = findShell() ? names : [...names, SHELL];
  // Where there is no package for the shell, nothing at all is installed: once more without it.
  if (mayInstall() && wished.length && !install(wished) && names.length) install(names);
  if (!missing().length) return true;
  console.log(`Install them and try again: sudo apt-get install ${names.join(' ')}`);
  return false;
}
