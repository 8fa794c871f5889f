import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT, type Manifest, PRIVATE, SITE } from '../../contract/release.ts';
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
  // Another content goes by another tag: the server reads nothing again that it knows already.
  const manifestFile = join(folder, '2', PRIVATE.manifest);
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  if (manifest['/']) manifest['/'].etag += '-second';
  writeFileSync(manifestFile, JSON.stringify(manifest));
  symlinkSync('1', join(folder, CURRENT));
  return folder;
}
