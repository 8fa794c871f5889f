/** `npm start`: builds when the site is missing or older than its sources, then serves it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = [
  'content',
  'domain',
  'contract',
  'site',
  'console',
  'public',
  'tools/publish',
  'astro.config.ts',
  'package-lock.json',
];
const built = join(root, 'dist/manifest.json');

function newest(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const stale = () =>
  sources
    .map((source) => join(root, source))
    .some((source) => existsSync(source) && newest(source) > statSync(built).mtimeMs);

if (!existsSync(built) || stale()) {
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
}
console.log('Before going live: `npm run launch-check` lists what is still a placeholder.');
await import('../server/main.ts');
