/**
 * Every build leaves a release: a numbered folder beside the others, with the public files in `site/` and what the server
 * alone reads beside that folder. The link `current` points to the release that is served.
 */
export const CURRENT = 'current';
export const SITE = 'site';

/** What the server reads of a release and nobody is handed. */
export const PRIVATE = {
  manifest: 'manifest.json',
  content: 'content.json',
  redirects: 'redirects.json',
  about: 'release.json',
  /** For hosting by nginx alone. */
  nginx: 'nginx.conf',
} as const;

/** What a release says of itself. */
export type ReleaseFacts = {
  /** ISO 8601, UTC. */
  builtAt: string;
  /** The address in its canonical links. */
  siteUrl: string;
  /** Fingerprint of all it was built from. */
  sources: string;
};

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
