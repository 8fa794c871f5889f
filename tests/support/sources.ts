import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Paths of the files that git tracks or would add, relative to the root. */
export function sourceFiles(pattern: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.split('\n'))].filter((path) => pattern.test(path)).sort();
}

export const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What a module imports at run time, without types. */
export const importsOf = (path: string) =>
  [
    ...read(path)
      .replaceAll(/^(?:import|export) type [^;]+;/gm, '')
      .matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g),
  ].map(([, source]) => source ?? '');
