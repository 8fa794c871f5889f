import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ContentFacts, KnownBarber, ReviewProblemWords } from '../../contract/content-facts.ts';
import {
  addressMismatch,
  CURRENT,
  cacheControlOf,
  type Encoding,
  isRelease,
  isRetainedAsset,
  type Manifest,
  type ManifestEntry,
  PRIVATE,
  type ReleaseFacts,
  SITE,
  SUFFIXES,
} from '../../contract/release.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';

/** A built file in all its encodings: bytes in memory, or a path on disk. */
export type BuiltFile = {
  bodies: Partial<Record<Encoding | 'identity', Uint8Array<ArrayBuffer> | string>>;
  headers: Record<string, string>;
  etag: string;
};

/** The served release: its built files, and the content facts that the API needs. */
export type Site = Pick<ContentFacts, 'appointments' | 'branches' | 'mails' | 'places' | 'siteUrl'> & {
  /** `id`: the release number. `siteUrl`: empty if built without SITE_URL. */
  release: Pick<ReleaseFacts, 'builtAt' | 'siteUrl'> & { id: string };
  files: Map<string, BuiltFile>;
  redirects: Map<string, string>;
  barbers: Map<string, KnownBarber>;
  /** By language. */
  reviewProblems: Map<string, ReviewProblemWords>;
  /** Checks for a newer release and serves it. */
  refresh?: () => Promise<void>;
};

const headersOf = (url: string, { type, immutable, encodings, policy }: ManifestEntry) => ({
  'Content-Type': type,
  'Cache-Control': cacheControlOf(url, { immutable }),
  ...(encodings.length && { Vary: 'Accept-Encoding' }),
  ...(policy && { 'Content-Security-Policy': policy }),
});

const readJson = async <T>(release: string, file: string): Promise<T> =>
  JSON.parse(await readFile(join(release, file), 'utf8'));

/**
 * All files of a release. Given the files that are `inMemory` already, reads those that differ, except images, which are two thirds
 * of the bytes. Otherwise they stay on disk.
 */
async function filesOf(release: string, inMemory?: Site['files']): Promise<Site['files']> {
  const files: Site['files'] = new Map();
  const read = async ([url, entry]: [string, ManifestEntry]) => {
    const file: BuiltFile = { bodies: {}, etag: entry.etag, headers: headersOf(url, entry) };
    const isRead = inMemory && !entry.type.startsWith('image/');
    const same = isRead && inMemory.get(url);
    if (same && same.etag === entry.etag && typeof same.bodies.identity === 'object')
      file.bodies = same.bodies;
    else
      for (const encoding of ['identity', ...entry.encodings] as const) {
        const suffix = encoding === 'identity' ? '' : SUFFIXES[encoding];
        const path = join(release, SITE, entry.file + suffix);
        file.bodies[encoding] = isRead ? new Uint8Array(await readFile(path)) : path;
      }
    files.set(url, file);
  };
  await Promise.all(Object.entries(await readJson<Manifest>(release, PRIVATE.manifest)).map(read));
  return files;
}

/** The path of the current release; undefined if there is none. */
const currentPath = (folder: string) => realpath(join(folder, CURRENT)).catch(() => undefined);

/** In production a release must have been built for SITE_URL. */
type Expected = Pick<Settings, 'NODE_ENV' | 'SITE_URL'>;

/**
 * Reads the served release, and the assets of older ones, which open pages may still request. Throws if there is no release.
 * `known` are the older releases whose assets are among the files `inMemory`; a release never changes.
 */
async function loadSite(
  folder: string,
  expected: Expected,
  known: Set<string>,
  inMemory: Site['files'] = new Map(),
): Promise<Site> {
  const release = await currentPath(folder);
  const releases = (await readdir(folder).catch(() => [])).filter(isRelease);
  if (!release)
    throw new Error(
      `There is no release of the site in ${folder}: npm run jk -- publish makes one, npm run jk -- releases use N serves one`,
    );
  const { builtAt, siteUrl } = await readJson<ReleaseFacts>(release, PRIVATE.about);
  const unfit = expected.NODE_ENV === 'production' && addressMismatch(siteUrl, expected);
  if (unfit) throw new Error(`Release ${basename(release)} is not served: ${unfit}`);
  const files = await filesOf(release, inMemory);
  const others = releases.filter((name) => name !== basename(release) && !known.has(name));
  const retain = (older: Site['files']) => {
    for (const [url, file] of older) if (isRetainedAsset(url) && !files.has(url)) files.set(url, file);
  };
  // Ignore a release that is deleted at this moment.
  for (const name of others.sort((a, b) => Number(b) - Number(a)))
    retain(await filesOf(join(folder, name)).catch(() => new Map()));
  retain(inMemory);
  const { barbers, reviewProblems, ...content } = await readJson<ContentFacts>(release, PRIVATE.content);
  const redirects = await readJson<{ from: string; to: string }[]>(release, PRIVATE.redirects);
  for (const name of others) known.add(name);
  return {
    release: { id: basename(release), builtAt, siteUrl },
    files,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    barbers: new Map(barbers.map((barber) => [barber.id, barber])),
    reviewProblems: new Map(Object.entries(reviewProblems)),
    ...content,
  };
}

const POLL_MS = 2_000;

/**
 * Loads the site and switches to a new release when the link `current` changes. If the new one cannot be read, logs it, keeps
 * serving the old one and retries.
 */
export async function openSite(folder: string, log: Log, expected: Expected = {}) {
  let served = await currentPath(folder);
  let failure = '';
  let checking: Promise<void> | undefined;
  const known = new Set<string>();

  async function check(): Promise<void> {
    const release = await currentPath(folder);
    let error = '';
    if (release !== served)
      try {
        Object.assign(site, await loadSite(folder, expected, known, site.files));
        served = release;
        log.info('new release', { release });
      } catch (thrown) {
        error = thrown instanceof Error ? thrown.message : String(thrown);
      }
    if (error && error !== failure)
      log.error('release cannot be read: still serving the old one', { release: release ?? 'none', error });
    failure = error;
  }

  const refresh = () => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };

  const site = { ...(await loadSite(folder, expected, known)), refresh };
  const timer = setInterval(refresh, POLL_MS).unref();
  return { site, refresh, stop: () => clearInterval(timer) };
}
