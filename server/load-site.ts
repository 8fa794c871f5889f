import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ContentFacts } from '../contract/content-facts.ts';
import {
  CURRENT,
  isRelease,
  type Manifest,
  type ManifestEntry,
  outlivesItsRelease,
  PRIVATE,
  SITE,
} from '../contract/release.ts';
import type { BuiltFile, Site } from './files.ts';
import { takeProblemPage } from './review-problem-page.ts';

const SUFFIX = { br: '.br', gzip: '.gz', identity: '' };
const LISTS_FRESH = 'public, max-age=300';
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

function cacheControl(url: string, immutable: boolean): string {
  if (immutable) return FOREVER;
  return /^(\/[a-z]{2,3})?\/api\//.test(url) ? LISTS_FRESH : REVALIDATE;
}

const jsonOf = async <T>(release: string, file: string): Promise<T> =>
  JSON.parse(await readFile(join(release, file), 'utf8'));

async function readBuilt(release: string, url: string, entry: ManifestEntry): Promise<BuiltFile> {
  const bodies: BuiltFile['bodies'] = {};
  for (const encoding of ['identity', ...entry.encodings] as const)
    bodies[encoding] = new Uint8Array(await readFile(join(release, SITE, entry.file + SUFFIX[encoding])));
  return {
    bodies,
    etag: entry.etag,
    headers: {
      'Content-Type': entry.type,
      'Cache-Control': cacheControl(url, entry.immutable),
      ...(entry.encodings.length && { Vary: 'Accept-Encoding' }),
      ...(entry.policy && { 'Content-Security-Policy': entry.policy }),
    },
  };
}

/** Adds what `files` does not have yet; what `known` holds of the same content is not read again. */
async function addFiles(
  files: Site['files'],
  release: string,
  known: Site['files'] | undefined,
  isWanted: (url: string) => boolean = () => true,
): Promise<void> {
  const manifest = await jsonOf<Manifest>(release, PRIVATE.manifest);
  for (const [url, entry] of Object.entries(manifest)) {
    if (files.has(url) || !isWanted(url)) continue;
    const held = known?.get(url);
    const same = held?.etag === entry.etag && held.headers['Content-Security-Policy'] === entry.policy;
    files.set(url, same ? held : await readBuilt(release, url, entry));
  }
}

/** Where the release that is served stands; undefined where there is none. */
export const currentPath = (folder: string) => realpath(join(folder, CURRENT)).catch(() => undefined);

/**
 * Reads the site that is served into memory, some megabytes, and of the other releases what pages of theirs may still
 * ask for. Throws a plain sentence where there is no release.
 */
export async function loadSite(folder: string, before?: Site): Promise<Site> {
  const release = await currentPath(folder);
  if (!release) throw new Error(`There is no release of the site in ${folder}: run npm run build`);
  const files: Site['files'] = new Map();
  await addFiles(files, release, before?.files);
  const others = (await readdir(folder)).filter((name) => isRelease(name) && name !== basename(release));
  for (const name of others.sort((a, b) => Number(b) - Number(a))) {
    // One that is deleted in this moment was too old anyway.
    await addFiles(files, join(folder, name), before?.files, outlivesItsRelease).catch(() => undefined);
  }
  const { siteUrl, barbers, branches, places, reviewProblems } = await jsonOf<ContentFacts>(
    release,
    PRIVATE.content,
  );
  const redirects = await jsonOf<{ from: string; to: string }[]>(release, PRIVATE.redirects);
  const problemPages = Object.entries(reviewProblems).map(
    ([locale, words]) => [locale, takeProblemPage(files, locale, words)] as const,
  );
  return {
    files,
    reviewProblems: new Map(problemPages),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    barbers: new Map(barbers.map((barber) => [barber.id, barber])),
    branches,
    places,
    siteUrl,
  };
}
