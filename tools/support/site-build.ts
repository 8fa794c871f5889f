import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE, type ReleaseFacts } from '../../contract/release.ts';
import { fingerprint } from '../../publish/releases/fingerprint.ts';
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

/** Builds the site unless that was done; throws when the build fails. */
export function buildIfNeeded(): void {
  if (isBuilt()) return;
  // A runner of tests calls itself NODE_ENV=test, and React would come in its slow form, twice as large.
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', env });
}
