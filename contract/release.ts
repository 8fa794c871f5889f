/**
 * Every publication creates a release: a numbered folder with public files in `site/` and the server's private files next to
 * it. The symlink `current` points to the release that is served.
 */
export const CURRENT = 'current';
export const SITE = 'site';
/** Folder of page templates that the server fills in, outside the public folder. */
export const TEMPLATES = 'answers';

/** Files of a release that the server reads but does not serve. */
export const PRIVATE = {
  manifest: 'manifest.json',
  content: 'content.json',
  redirects: 'redirects.json',
  about: 'release.json',
} as const;

/** Metadata of a release. */
export type ReleaseFacts = {
  /** ISO 8601, UTC. */
  builtAt: string;
  /** Origin of its canonical links. */
  siteUrl: string;
  /** The Dubai day that its pages are valid for: branches open and barbers leave by day. */
  day: string;
  /** Version of the program that rendered it. */
  program: string;
  /** The newest publication that it shows; 0 for the content as it came with the program. */
  publication: number;
  /** Its id: after a restore of the store another publication has this number. Empty for 0. */
  publicationId: string;
  /** The id of the first publication of its store, which tells stores apart. Empty for 0. */
  history: string;
  /** Version of the program's content. */
  content: string;
  /** Of its other private files. */
  digests: Record<string, string>;
};

/**
 * Why a release built for `siteUrl` ('' if none) must not be served, or undefined. It must match SITE_URL, or else the
 * `live` release: a build without SITE_URL must not replace a live site, because it contains the placeholder address.
 */
export function addressMismatch(
  siteUrl: string,
  { NODE_ENV, SITE_URL }: { NODE_ENV?: string | undefined; SITE_URL?: string | undefined },
  live = '',
): string | undefined {
  const expected = SITE_URL || live;
  if (siteUrl ? !expected || siteUrl === expected : !expected && NODE_ENV !== 'production') return undefined;
  const built = siteUrl ? `for ${siteUrl}` : 'without SITE_URL';
  return expected
    ? `it is built ${built}, and this site is ${expected}. Build with SITE_URL=${expected}, or set another SITE_URL`
    : `it is built ${built}. Build with SITE_URL=https://your.domain`;
}

/** Precompressed variants of a file, stored next to it as .br and .gz. */
export type Encoding = 'br' | 'gzip';
export const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
export const suffixesOf = (encodings: ManifestEntry['encodings']) =>
  (Object.keys(encodings) as Encoding[]).map((encoding) => SUFFIXES[encoding]);

/** What the server needs to serve a file. */
export type ManifestEntry = {
  /** Path among the public files. */
  file: string;
  type: string;
  etag: string;
  /** Its name contains a content hash, so browsers may cache it forever. */
  immutable: boolean;
  /** Content security policy of a page. */
  policy?: string;
  /** Digests of its compressed forms. Its `etag` is that of the file itself. */
  encodings: Partial<Record<Encoding, string>>;
};

/** Public files by address. */
export type Manifest = Record<string, ManifestEntry>;

/** Releases are numbered; other names in the folder are work in progress. */
export const isRelease = (name: string) => /^[1-9]\d*$/.test(name);

/** Whether the file stays available after its release is replaced, for pages that visitors still have open. */
export const isRetainedAsset = (url: string) => url.startsWith('/_astro/') || url.startsWith('/og/');

/** Content security policy of all responses except pages. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const isList = (url: string) => /^(\/[a-z]{2,3})?\/api\//.test(url);

/** The Cache-Control header of an address. */
export function cacheControlOf(url: string, { immutable }: Pick<ManifestEntry, 'immutable'>): string {
  if (immutable) return 'public, max-age=31536000, immutable';
  return isList(url) ? 'public, max-age=300' : 'no-cache';
}
