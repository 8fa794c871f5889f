import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CURRENT, SITE } from '../../contract/release.ts';
import { releasesFolder } from '../../publish/releases.ts';

/** The release that is served. */
export const release = join(releasesFolder(), CURRENT);
/** Its public files. */
export const dist = join(release, SITE);

/** Answers that have no address of their own, in every language. */
const ANSWERS = new Set(['404.html', 'barber-not-found.html', 'review-problem.html']);

/** Every built page as its path: 'locations/jvc.html' is '/locations/jvc'. */
export function builtPages(): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && !ANSWERS.has(basename(file)))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}

export const missingPage = '/no-such-page';
