import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist/manifest.json');
/** What the built site is made of. */
const sources = [
  'content',
  'domain',
  'contract',
  'edition',
  'site',
  'console',
  'publish',
  'art/press',
  'public',
  'astro.config.ts',
  'package-lock.json',
].map((path) => join(root, path));

function newest(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** True when there is a built site that is no older than anything it is made of. */
export function isBuilt(): boolean {
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  return sources.every((source) => !existsSync(source) || newest(source) <= mtimeMs);
}

/** Builds the site unless that was done; throws when the build fails. */
export function buildIfNeeded(): void {
  if (!isBuilt()) execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
}
