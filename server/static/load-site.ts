import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ContentFacts } from '../../contract/content-facts.ts';
import {
  CURRENT,
  isRelease,
  type Manifest,
  type ManifestEntry,
  outlivesItsRelease,
  PRIVATE,
  SITE,
} from '../../contract/release.ts';
import { takeProblemPage } from '../reviews/review-problem-page.ts';
import { type Body, isStored } from './answer.ts';
import type { Encoding, Site } from './files.ts';
import { type Form, roomFor } from './memory-budget.ts';

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

type FileForm = Form & { url: string; encoding: Encoding; path: string };

/** Every form of every file of a release that is wanted, with its size on disk. */
async function formsOf(release: string, manifest: [string, ManifestEntry][]): Promise<FileForm[]> {
  const forms = manifest.flatMap(([url, { file, type, encodings }]) =>
    (['identity', ...encodings] as const).map((encoding) => {
      const path = join(release, SITE, file + SUFFIX[encoding]);
      return stat(path).then(({ size: byteLength }) => ({ url, encoding, path, type, byteLength }));
    }),
  );
  return Promise.all(forms);
}

const headersOf = (url: string, { type, immutable, encodings, policy }: ManifestEntry) => ({
  'Content-Type': type,
  'Cache-Control': cacheControl(url, immutable),
  ...(encodings.length && { Vary: 'Accept-Encoding' }),
  ...(policy && { 'Content-Security-Policy': policy }),
});

/**
 * Adds the files of a release that `files` does not have yet, as many bytes in memory as there is room for. What `known`
 * holds in memory of the same content is not read again.
 */
async function addFiles(
  files: Site['files'],
  release: string,
  room: number,
  known?: Site['files'],
  isWanted: (url: string) => boolean = () => true,
): Promise<void> {
  const manifest = Object.entries(await jsonOf<Manifest>(release, PRIVATE.manifest)).filter(
    ([url]) => !files.has(url) && isWanted(url),
  );
  const forms = await formsOf(release, manifest);
  const kept = roomFor(forms, room);
  for (const [url, entry] of manifest)
    files.set(url, { bodies: {}, etag: entry.etag, headers: headersOf(url, entry) });
  for (const form of forms) {
    const file = files.get(form.url);
    const held = known?.get(form.url);
    const same = held?.etag === file?.etag ? held?.bodies[form.encoding] : undefined;
    if (file) file.bodies[form.encoding] = await bodyOf(form, kept.has(form), same);
  }
}

/** A path is never taken over: its release may be deleted before this one. */
async function bodyOf({ path, byteLength }: FileForm, inMemory: boolean, held?: Body): Promise<Body> {
  if (!inMemory) return { path, byteLength };
  return held && !isStored(held) ? held : new Uint8Array(await readFile(path));
}

/** Where the release that is served stands; undefined where there is none. */
export const currentPath = (folder: string) => realpath(join(folder, CURRENT)).catch(() => undefined);

/**
 * Reads the site that is served, at most `memory` bytes of it into memory; what pages of the other releases may still ask
 * for stays on disk. Throws a plain sentence where there is no release.
 */
export async function loadSite(folder: string, memory: number, before?: Site): Promise<Site> {
  const release = await currentPath(folder);
  if (!release) {
    const left = (await readdir(folder).catch(() => [])).some(isRelease);
    const mend = left ? 'serve one with npm run jk -- releases use N, or build' : 'run npm run build';
    throw new Error(`There is no ${left ? 'served ' : ''}release of the site in ${folder}: ${mend}`);
  }
  const files: Site['files'] = new Map();
  await addFiles(files, release, memory, before?.files);
  const others = (await readdir(folder)).filter((name) => isRelease(name) && name !== basename(release));
  for (const name of others.sort((a, b) => Number(b) - Number(a))) {
    // One that is deleted in this moment was too old anyway.
    await addFiles(files, join(folder, name), 0, undefined, outlivesItsRelease).catch(() => undefined);
  }
  const { siteUrl, barbers, branches, places, reviewProblems } = await jsonOf<ContentFacts>(
    release,
    PRIVATE.content,
  );
  const redirects = await jsonOf<{ from: string; to: string }[]>(release, PRIVATE.redirects);
  const problemPages = await Promise.all(
    Object.entries(reviewProblems).map(
      async ([locale, words]) => [locale, await takeProblemPage(files, locale, words)] as const,
    ),
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
