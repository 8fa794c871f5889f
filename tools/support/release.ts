import { join } from 'node:path';
import { CURRENT, SITE } from '../../contract/release.ts';
import { releasesFolder } from '../../publish/releases.ts';

/** The release that is served. */
export const release = join(releasesFolder(), CURRENT);
/** Its public files. */
export const dist = join(release, SITE);
