import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../support/chromium.ts';
import { findPostgres } from '../support/postgres.ts';
import { findProgram } from '../support/program.ts';

/** What the tests use that no package of npm brings, by the names of Debian. */
const programs = [
  { name: 'chromium', why: 'the screens are tested in a real browser', isThere: () => !!findChromium() },
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

type Program = (typeof programs)[number];

const missing = () => programs.filter(({ isThere }) => !isThere());

/** `npm cit` prepares the machine as it installs the packages; so may a server of continuous integration. */
const mayInstall = () => process.env.npm_command === 'install-ci-test' || process.env.CI === 'true';

function install(wanted: Program[]): void {
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', ...wanted.map(({ name }) => name)], options);
}

/** Names what is missing and why it is wanted; as root under `npm cit` installs it. True when nothing is missing then. */
export function programsAreThere(): boolean {
  const wanted = missing();
  if (!wanted.length) return true;
  for (const { name, why } of wanted) console.log(`${name} is missing: ${why}.`);
  const names = wanted.map(({ name }) => name).join(' ');
  if (mayInstall() && process.getuid?.() === 0 && findProgram('apt-get')) {
    console.log(`Installing by apt-get: ${names}`);
    try {
      install(wanted);
    } catch {
      console.log('apt-get failed.');
    }
  }
  if (!missing().length) return true;
  console.log(`Install them and try again: sudo apt-get install ${names}`);
  return false;
}
