import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CURRENT, SITE } from '../../contract/release.ts';
import { isStale, isUncompiled } from '../../release/program.ts';
import { currentFacts, releasesFolder } from '../../release/releases.ts';
import { isContentUncompiled, readDefaults } from '../../server/changes/defaults.ts';

export const release = join(releasesFolder(), CURRENT);
export const dist = join(release, SITE);

/** Error pages, which are served at any address, in every language. */
const ERROR_PAGES = new Set(['404.html', 'barber-not-found.html']);

/** Paths of all built pages: 'locations/jvc.html' is '/locations/jvc'. */
export function builtPages(): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && !ERROR_PAGES.has(basename(file)))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}

export const missingPage = '/no-such-page';

const root = join(import.meta.dirname, '../..');

/** Whether the served release was built today by this program version from the current content. */
async function isBuilt(): Promise<boolean> {
  const live = await currentFacts(releasesFolder());
  if (!live || isUncompiled() || isContentUncompiled()) return false;
  return !(await isStale(live, live.publicationId, readDefaults().version));
}

/** Builds the site if necessary; exits if the build fails. */
export async function buildIfNeeded(): Promise<void> {
  if (await isBuilt()) return;
  // NODE_ENV=test of a test runner would bundle React's development build, which is twice as large.
  const { NODE_ENV: _, ...env } = process.env;
  const build = spawn(process.execPath, ['tools/build.ts'], { cwd: root, stdio: 'inherit', env });
  // Stop the build with this process, so that it does not publish later.
  const stop = () => void build.kill('SIGKILL');
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [status] = await once(build, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (status !== 0) process.exit(build.killed ? 0 : 1);
}
