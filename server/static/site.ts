import { readdir, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
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
  type ReleaseFacts,
} from '../../contract/release.ts';
import { readWhole } from '../../release/files.ts';
import { formsOf, openRelease } from '../../release/releases.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';

/** A built file in all its encodings: bytes in memory, or a path on disk; in none while it is missing or damaged. */
export type BuiltFile = {
  bodies: Partial<Record<Encoding | 'identity', Uint8Array<ArrayBuffer> | string>>;
  headers: Record<string, string>;
  etag: string;
};

/** The served release: its built files, and the content facts that the API needs. */
export type Site = Pick<ContentFacts, 'appointments' | 'branches' | 'mails' | 'places' | 'siteUrl'> & {
  /** `id`: the release number. `siteUrl`: empty if built without SITE_URL. */
  release: Partial<ReleaseFacts> & Pick<ReleaseFacts, 'builtAt' | 'siteUrl'> & { id: string };
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
  ...(Object.keys(encodings).length && { Vary: 'Accept-Encoding' }),
  ...(policy && { 'Content-Security-Policy': policy }),
});

/**
 * All files of a release, and those that are missing or damaged. Given the files that are `inMemory` already, reads those that
 * differ, except images, which are two thirds of the bytes. Otherwise they stay on disk, and are not compared.
 */
async function filesOf(release: string, manifest: Manifest, inMemory?: Site['files']) {
  const files: Site['files'] = new Map();
  const broken: string[] = [];
  for (const [url, entry] of Object.entries(manifest)) {
    const known = inMemory?.get(url);
    const isImage = entry.type.startsWith('image/');
    const file: BuiltFile = { bodies: {}, etag: entry.etag, headers: headersOf(url, entry) };
    const forms = formsOf(release, entry);
    const isLoaded =
      known?.etag === entry.etag &&
      known.bodies.identity !== undefined &&
      forms.every(({ encoding }) => isImage || typeof known.bodies[encoding] === 'object');
    if (isLoaded && !isImage) file.bodies = known.bodies;
    else
      for (const { encoding, path, digest } of forms) {
        const bytes = inMemory && !isLoaded ? readWhole(path, digest) : undefined;
        if (inMemory && !isLoaded && !bytes) broken.push(path);
        else file.bodies[encoding] = inMemory && !isImage && bytes ? new Uint8Array(bytes) : path;
      }
    files.set(url, file);
    // Visitors' requests go between.
    if (inMemory && !isLoaded) await setImmediate();
  }
  return { files, broken };
}

/** The path of the current release; undefined if there is none. */
const currentPath = (folder: string) => realpath(join(folder, CURRENT)).catch(() => undefined);

/** In production a release must have been built for SITE_URL. */
type Expected = Pick<Settings, 'NODE_ENV' | 'SITE_URL'>;

/** Reads a release, and the assets of older ones, which open pages may still request. */
async function loadSite(
  folder: string,
  name: string,
  expected: Expected,
  known: Set<string>,
  inMemory: Site['files'] = new Map(),
): Promise<Site & { broken: string[] }> {
  const { facts, manifest, content, redirects } = await openRelease(folder, name);
  const unfit = expected.NODE_ENV === 'production' && addressMismatch(facts.siteUrl, expected);
  if (unfit) throw new WrongAddress(`Release ${name} is not served: ${unfit}`);
  const { files, broken } = await filesOf(join(folder, name), manifest, inMemory);
  const others = (await releaseNames(folder)).filter((other) => other !== name && !known.has(other));
  const retain = (older: Site['files']) => {
    for (const [url, file] of older) if (isRetainedAsset(url) && !files.has(url)) files.set(url, file);
  };
  // Ignores a release that is damaged or deleted at this moment.
  for (const other of others) {
    const opened = await openRelease(folder, other).catch(() => undefined);
    if (opened) retain((await filesOf(join(folder, other), opened.manifest)).files);
  }
  retain(inMemory);
  for (const other of others) known.add(other);
  const { barbers, reviewProblems, ...rest } = content;
  return {
    release: { ...facts, id: name },
    files,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    barbers: new Map(barbers.map((barber) => [barber.id, barber])),
    reviewProblems: new Map(Object.entries(reviewProblems)),
    ...rest,
    broken,
  };
}

const POLL_MS = 2_000;

/** A release for another address is a mistake in the settings, not a damage. */
class WrongAddress extends Error {}

/** There is no release that can be served. */
export class NoRelease extends Error {}

/** Numbers of the releases, newest first. */
const releaseNames = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter(isRelease).sort((a, b) => Number(b) - Number(a));

/**
 * Loads the site and switches to a new release when the link `current` changes. Starts with the newest whole release if the current
 * one is damaged, or with the whole files of one. A running server keeps serving the old release, logs the damage and retries.
 */
export async function openSite(folder: string, log: Log, expected: Expected = {}) {
  let served: string | undefined;
  let failure = '';
  let checking: Promise<void> | undefined;
  let known = new Set<string>();

  async function start(): Promise<Site> {
    const current = await currentPath(folder);
    let partly: Awaited<ReturnType<typeof loadSite>> | undefined;
    const names = [...(current ? [basename(current)] : []), ...(await releaseNames(folder))];
    for (const name of new Set(names)) {
      known = new Set();
      const loaded = await loadSite(folder, name, expected, known).catch((error): undefined => {
        if (error instanceof WrongAddress && name === names[0]) throw error;
        log.error('release is damaged', { release: name, error: String(error) });
      });
      if (loaded?.broken.length)
        log.error('release is damaged', { release: name, files: loaded.broken.join(' ') });
      else if (loaded) {
        if (current && name === basename(current)) served = current;
        return loaded;
      }
      partly ??= loaded;
    }
    if (partly) return partly;
    throw new NoRelease(
      `There is no release of the site in ${folder}: npm run jk -- publish makes one, npm run jk -- releases use N serves one`,
    );
  }

  async function check(): Promise<void> {
    const release = await currentPath(folder);
    let error = '';
    if (release !== served)
      try {
        if (!release) throw new Error(`There is no ${join(folder, CURRENT)}`);
        const loaded = await loadSite(folder, basename(release), expected, known, site.files);
        if (loaded.broken[0]) throw new Error(`${loaded.broken[0]} is missing or damaged`);
        Object.assign(site, loaded);
        served = release;
        log.info('new release', { release, publication: loaded.release.publication });
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

  const site: Site = { ...(await start()), refresh };
  /** Loads the current release, and tells what visitors see; undefined while that is not the current release as it was rendered. */
  const shown = async (): Promise<Partial<ReleaseFacts> | undefined> => {
    await refresh();
    return served && served === (await currentPath(folder)) ? site.release : undefined;
  };
  const timer = setInterval(refresh, POLL_MS).unref();
  return { site, refresh, shown, stop: () => clearInterval(timer) };
}
