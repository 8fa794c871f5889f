import { existsSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT, SITE } from '../contract/release.ts';

/** What an operator must do so that a proxy, which runs as another user, can read the served files; undefined if it can. */
export function closedFolders(releases: string): string | undefined {
  const site = join(releases, CURRENT, SITE);
  if (!existsSync(site)) return undefined;
  const path = realpathSync(site).split('/');
  const folders = path.map((_, index) => path.slice(0, index + 1).join('/') || '/');
  const closed = folders.filter((folder) => !(statSync(folder).mode & 0o001));
  if (!closed[0]) return undefined;
  return `Other users may not enter ${closed.join(' and ')}: a proxy that serves the files of the release itself answers 403. Run chmod o+x ${closed.join(' ')}`;
}
