import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFacts, KnownBarber, KnownBranch } from '../contract/content-facts.ts';
import type { PlaceIds } from '../contract/events.ts';
import type { Manifest, ManifestEntry, Encoding as Small } from '../contract/release.ts';
import { bestCoding, isKnown } from './conditional.ts';
import { type ReviewProblemPage, takeProblemPage } from './review-problem-page.ts';

type Encoding = Small | 'identity';

/** A built file in memory, with everything that answers for it. */
export type BuiltFile = {
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  headers: Record<string, string>;
  etag: string;
};

/** What the build says of itself, for the API. */
export type Site = {
  files: Map<string, BuiltFile>;
  redirects: Map<string, string>;
  barbers: Map<string, KnownBarber>;
  branches: KnownBranch[];
  /** What events may name. */
  places: PlaceIds;
  /** Where it was built to stand. */
  siteUrl: string;
  /** By language. */
  reviewProblems: Map<string, ReviewProblemPage>;
};

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
const LISTS_FRESH = 'public, max-age=300';
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

function cacheControl(url: string, immutable: boolean): string {
  if (immutable) return FOREVER;
  return /^(\/[a-z]{2,3})?\/api\//.test(url) ? LISTS_FRESH : REVALIDATE;
}

function load(dist: string, url: string, entry: ManifestEntry): BuiltFile {
  const bodies: BuiltFile['bodies'] = {};
  for (const encoding of ['identity', ...entry.encodings] as const) {
    bodies[encoding] = new Uint8Array(readFileSync(join(dist, entry.file + SUFFIX[encoding])));
  }
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

/** Reads the whole built site, a few megabytes; throws a plain sentence where there is none. */
export function loadSite(dist: string): Site {
  const json = <T>(file: string): T => JSON.parse(readFileSync(join(dist, file), 'utf8'));
  let manifest: Manifest;
  try {
    manifest = json('manifest.json');
  } catch {
    throw new Error(`There is no built site in ${dist}: run npm run build`);
  }
  const { siteUrl, barbers, branches, places, reviewProblems } = json<ContentFacts>('content.json');
  const redirects = json<{ from: string; to: string }[]>('redirects.json');
  const files = new Map(Object.entries(manifest).map(([url, entry]) => [url, load(dist, url, entry)]));
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

const CODINGS = ['br', 'gzip'] as const;

/** The answer for a file: the smallest form the client takes, or 304 when it has it. */
export function fileResponse(file: BuiltFile, request: Request, status = 200): Response {
  const held = CODINGS.filter((coding) => file.bodies[coding]);
  const encoding = bestCoding(request.headers.get('Accept-Encoding') ?? '', held);
  const etag = `"${file.etag}-${encoding}"`;
  const headers: Record<string, string> = { ...file.headers, ETag: etag };
  if (status === 200 && isKnown(request.headers.get('If-None-Match'), etag)) {
    // The policy goes along: browsers take the headers of a 304 into the page that they keep.
    delete headers['Content-Type'];
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const body = file.bodies[encoding] as Uint8Array<ArrayBuffer>;
  headers['Content-Length'] = String(body.byteLength);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
