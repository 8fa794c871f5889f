import { appendFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT, SITE } from '../../contract/release.ts';
import { release } from '../support/release.ts';

/** Stands in the home page of the second release alone. */
export const MARK = '<!-- the second release -->';

/** Two releases of the built site in a folder of their own; the first is served. */
export function makeReleases(dataDir: string): string {
  const folder = join(dataDir, 'releases');
  mkdirSync(folder);
  for (const number of ['1', '2'])
    cpSync(release, join(folder, number), { recursive: true, dereference: true });
  appendFileSync(join(folder, '2', SITE, 'index.html'), MARK);
  symlinkSync('1', join(folder, CURRENT));
  return folder;
}
