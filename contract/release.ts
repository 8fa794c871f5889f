/**
 * Every publication leaves a release: a numbered folder beside the others, with the public files in `site/` and what the server
 * alone reads beside that folder. The link `current` points to the release that is served.
 */
export const CURRENT = 'current';
export const SITE = 'site';
/** Beside it: pages that the server fills in before anybody sees them. */
export const ANSWERS = 'answers';

/** What the server reads of a release and nobody is handed. */
export const PRIVATE = {
  manifest: 'manifest.json',
  content: 'content.json',
  redirects: 'redirects.json',
  about: 'release.json',
  /** For proxies that hand out the public files themselves. */
  nginx: 'nginx.conf',
  caddy: 'caddy.conf',
} as const;

/** What a release says of itself. */
export type ReleaseFacts = {
  /** ISO 8601, UTC. */
  builtAt: string;
  /** The address in its canonical links. */
  siteUrl: string;
  /** The day in Dubai that its pages are true for: branches open and barbers leave by day. */
  day: string;
  /** The version of the program that rendered it. */
  program: string;
  /** The commit of the content, where it has a history. */
  content?: string;
};

/**
 * Why a site may not be served from a release that was built for this address ('' for none); nothing where it may. It must be
 * that of SITE_URL, else of what is `live`: a plain build beside a live site would publish the placeholder.
 */
export function unfitAddress(
  siteUrl: string,
  { NODE_ENV, SITE_URL }: { NODE_ENV?: string | undefined; SITE_URL?: string | undefined },
  live = '',
): string | undefined {
  const meant = SITE_URL || live;
  if (siteUrl ? !meant || siteUrl === meant : !meant && NODE_ENV !== 'production') return undefined;
  const built = siteUrl ? `for ${siteUrl}` : 'without SITE_URL';
  return meant
    ? `it is built ${built}, and this site is ${meant}. Build with SITE_URL=${meant}, or say another SITE_URL`
    : `it is built ${built}. Build with SITE_URL=https://your.domain`;
}

/** The two small forms in which the build leaves a file beside itself, as .br and .gz. */
export type Encoding = 'br' | 'gzip';

/** What the server must know of a built file to hand it out. */
export type ManifestEntry = {
  /** Its path among the public files. */
  file: string;
  type: string;
  etag: string;
  /** Named after what it holds: browsers may keep it for ever. */
  immutable: boolean;
  /** The content security policy of a page. */
  policy?: string;
  encodings: Encoding[];
};

/** Every public file by the address that it answers. */
export type Manifest = Record<string, ManifestEntry>;

/** A release is numbered; other names in the folder are work in progress. */
export const isRelease = (name: string) => /^[1-9]\d*$/.test(name);

/** What pages of an earlier release may still ask for after the next one is served. */
export const outlivesItsRelease = (url: string) => url.startsWith('/_astro/') || url.startsWith('/og/');

/** The content security policy of whatever is no page. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const isList = (url: string) => /^(\/[a-z]{2,3})?\/api\//.test(url);

/** How long browsers keep what an address answers, as Cache-Control says it. */
export function cacheOf(url: string, { immutable }: Pick<ManifestEntry, 'immutable'>): string {
  if (immutable) return 'public, max-age=31536000, immutable';
  return isList(url) ? 'public, max-age=300' : 'no-cache';
}
