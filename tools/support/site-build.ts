import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE, type ReleaseFacts } from '../../contract/release.ts';
import { fingerprint } from '../../publish/releases.ts';
import { release } from './release.ts';

const root = join(import.meta.dirname, '../..');

/** True when the release that is served was made from what is here now. */
export function isBuilt(): boolean {
  try {
    const about: ReleaseFacts = JSON.parse(readFileSync(join(release, PRIVATE.about), 'utf8'));
    return about.sources === fingerprint();
  } catch {
    return false;
  }
}

/** A runner of tests calls itself NODE_ENV=test, and React would come in its slow form, twice as large. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return env;
}

/** Builds the site unless that was done; throws when the build fails. */
export function buildIfNeeded(): void {
  if (isBuilt()) return;
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', env: ownEnvironment() });
}

/** The same before serving: who is asked to stop meanwhile stops the build, too, which would publish behind his back. */
export async function buildBeforeServing(): Promise<void> {
  if (isBuilt()) return;
  const build = spawn(process.execPath, ['tools/build.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: ownEnvironment(),
  });
  let stopped = false;
  const stop = () => {
    stopped = true;
    build.kill('SIGKILL');
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [status] = await once(build, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (stopped) process.exit(0);
  if (status !== 0) process.exit(status ?? 1);
}
