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
