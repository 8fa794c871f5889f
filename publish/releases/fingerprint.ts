import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** All that a site is built from. */
const SOURCES = [
  'content',
  'domain',
  'contract',
  'edition',
  'site',
  'console',
  'publish',
  'public',
  'astro.config.ts',
  'package-lock.json',
];
const TEST = /\.test\.tsx?$/;

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Of every file by its name and content: a copied tree, a clock that is wrong and a checkout change nothing. */
export function fingerprint(folder = root): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  for (const file of SOURCES.flatMap((source) => filesUnder(join(folder, source)))) {
    if (TEST.test(file)) continue;
    const data = readFileSync(file);
    hash.update(`\n${file.slice(folder.length)} ${data.length}\n`).update(data);
  }
  return hash.digest('base64url').slice(0, 22);
}
