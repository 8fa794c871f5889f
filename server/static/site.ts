import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ContentFacts, KnownBarber, ReviewProblemWords } from '../../contract/content-facts.ts';
import {
  CURRENT,
  type Encoding,
  isRelease,
  type Manifest,
  type ManifestEntry,
  outlivesItsRelease,
  PRIVATE,
  SITE,
} from '../../contract/release.ts';

/** A built file in all its forms: in memory, or the path of one that stays on disk. */
export type BuiltFile = {
  bodies: Partial<Record<Encoding | 'identity', Uint8Array<ArrayBuffer> | string>>;
  headers: Record<string, string>;
  etag: string;
};

/** What is served: the built files, and what the API must know of the content. */
export type Site = Pick<ContentFacts, 'branches' | 'places' | 'siteUrl'> & {
  files: Map<string, BuiltFile>;
  redirects: Map<string, string>;
  barbers: Map<string, KnownBarber>;
  /** By language. */
  reviewProblems: Map<string, ReviewProblemWords>;
  /** Looks for a newer release; true when one is served from now on. */
  refresh?: () => Promise<boolean>;
};

const SUFFIX = { br: '.br', gzip: '.gz', identity: '' };

function cacheControl(url: string, immutable: boolean): string {
  if (immutable) return 'public, max-age=31536000, immutable';
  return /^(\/[a-z]{2,3})?\/api\//.test(url) ? 'public, max-age=300' : 'no-cache';
}

const headersOf = (url: string, { type, immutable, encodings, policy }: ManifestEntry) => ({
  'Content-Type': type,
  'Cache-Control': cacheControl(url, immutable),
  ...(encodings.length && { Vary: 'Accept-Encoding' }),
  ...(policy && { 'Content-Security-Policy': policy }),
});

const readJson = async <T>(release: string, file: string): Promise<T> =>
  JSON.parse(await readFile(join(release, file), 'utf8'));

/** Every file of a release. Pages, styles and scripts are read into memory; pictures, two thirds of the bytes, are not. */
async function filesOf(release: string, { inMemory }: { inMemory: boolean }): Promise<Site['files']> {
  const load = async ([url, entry]: [string, ManifestEntry]): Promise<[string, BuiltFile]> => {
    const file: BuiltFile = { bodies: {}, etag: entry.etag, headers: headersOf(url, entry) };
    const isRead = inMemory && !entry.type.startsWith('image/');
    for (const encoding of ['identity', ...entry.encodings] as const) {
      const path = join(release, SITE, entry.file + SUFFIX[encoding]);
      file.bodies[encoding] = isRead ? new Uint8Array(await readFile(path)) : path;
    }
    return [url, file];
  };
  return new Map(
    await Promise.all(Object.entries(await readJson<Manifest>(release, PRIVATE.manifest)).map(load)),
  );
}

/** Where the release that is served stands; undefined where there is none. */
export const currentPath = (folder: string) => realpath(join(folder, CURRENT)).catch(() => undefined);

/**
 * Reads the release that is served, and of the others what pages that are still open may ask for. Throws a plain sentence
 * where there is no release.
 */
export async function loadSite(folder: string): Promise<Site> {
  const release = await currentPath(folder);
  const releases = (await readdir(folder).catch(() => [])).filter(isRelease);
  if (!release) {
    const mend = releases.length
      ? 'serve one with npm run jk -- releases use N, or build'
      : 'run npm run build';
    throw new Error(
      `There is no ${releases.length ? 'served ' : ''}release of the site in ${folder}: ${mend}`,
    );
  }
  const files = await filesOf(release, { inMemory: true });
  const others = releases.filter((name) => name !== basename(release)).sort((a, b) => Number(b) - Number(a));
  for (const name of others) {
    // One that is deleted in this moment was too old anyway.
    const older = await filesOf(join(folder, name), { inMemory: false }).catch(() => []);
    for (const [url, file] of older) if (outlivesItsRelease(url) && !files.has(url)) files.set(url, file);
  }
  const { barbers, reviewProblems, branches, places, siteUrl } = await readJson<ContentFacts>(
    release,
    PRIVATE.content,
  );
  const redirects = await readJson<{ from: string; to: string }[]>(release, PRIVATE.redirects);
  return {
    files,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    barbers: new Map(barbers.map((barber) => [barber.id, barber])),
    reviewProblems: new Map(Object.entries(reviewProblems)),
    branches,
    places,
    siteUrl,
  };
}
