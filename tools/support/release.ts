import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CURRENT, SITE } from '../../contract/release.ts';
import { isStale, isUncompiled } from '../../publish/program.ts';
import { currentFacts, releasesFolder } from '../../publish/releases.ts';

/** The release that is served. */
export const release = join(releasesFolder(), CURRENT);
/** Its public files. */
export const dist = join(release, SITE);

/** Answers that have no address of their own, in every language. */
const ANSWERS = new Set(['404.html', 'barber-not-found.html']);

/** Every built page as its path: 'locations/jvc.html' is '/locations/jvc'. */
export function builtPages(): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && !ANSWERS.has(basename(file)))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}

export const missingPage = '/no-such-page';

const root = join(import.meta.dirname, '../..');

/** Whether the release that is served was made today, by this version of the program, from the content as it is. */
async function isBuilt(): Promise<boolean> {
  const live = await currentFacts(releasesFolder());
  if (!live || isUncompiled() || (await isStale(releasesFolder()))) return false;
  const content = process.env.CONTENT_DIR ?? join(root, 'content');
  const times = globSync('**', { cwd: content }).map((file) => statSync(join(content, file)).mtimeMs);
  return Math.max(...times) < Date.parse(live.builtAt);
}

/** Builds the site unless that was done, and ends this process where the build ended without success. */
export async function buildIfNeeded(): Promise<void> {
  if (await isBuilt()) return;
  // A runner of tests calls itself NODE_ENV=test, and React would come in its slow form, twice as large.
  const { NODE_ENV: _, ...env } = process.env;
  const build = spawn(process.execPath, ['tools/build.ts'], { cwd: root, stdio: 'inherit', env });
  // Who is asked to stop meanwhile stops the build, too, which would publish behind his back.
  const stop = () => void build.kill('SIGKILL');
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [status] = await once(build, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (status !== 0) process.exit(build.killed ? 0 : 1);
}
