/** The files of a release, and the cache that keeps them for the next one. */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType, mimes } from 'hono/utils/mime';
import { type ManifestEntry, SUFFIXES } from '../contract/release.ts';
import { HOUR_MS } from '../domain/durations.ts';

export const digestOf = (...data: (Buffer | string)[]) => {
  const hash = createHash('sha256');
  for (const part of data) hash.update(part);
  return hash.digest('base64url').slice(0, 16);
};

/** The bytes of a file; undefined if it is missing or differs from its digest, as after a power cut. */
export function readWhole(path: string, digest: string): Buffer | undefined {
  try {
    const data = fs.readFileSync(path);
    return digestOf(data) === digest ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Writes what was written to a file or folder from memory to the disk, so that a power cut leaves it whole. */
export async function flush(path: string): Promise<void> {
  const file = await fs.promises.open(path);
  await file.sync().finally(() => file.close());
}

/** Replaces a file by a complete one, or leaves it as it is. */
export async function writeWhole(path: string, data: Buffer | string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await fs.promises.writeFile(unfinished, data, { flush: true });
  await fs.promises.rename(unfinished, path);
}

type Make = () => Promise<Buffer | string> | Buffer | string;
type Cached = { name: string; data: Buffer };

export type Cache = ReturnType<typeof openCache>;

/**
 * The build cache. The name of a file is its key, a digest of its inputs, with the digest of its bytes, by which every use compares
 * it. Releases hard-link the files, so equal ones are built and stored once. A publication needs thousands of these small files, for
 * which synchronous calls take a fraction of the time.
 */
export function openCache(folder: string) {
  const names = new Map<string, string>();
  const used = new Set<string>();
  const made: string[] = [];
  const nameFor = (key: string, digest: string) => `${key}~${digest}`;
  const list = () => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  /** Other processes add files, too. */
  function refresh(): void {
    for (const name of list()) names.set(name.split('~')[0] ?? '', name);
  }
  refresh();

  function whole(key: string): Cached | undefined {
    const name = names.get(key);
    if (name === undefined) return undefined;
    const data = readWhole(join(folder, name), name.split('~')[1] ?? '');
    if (data) used.add(name);
    return data && { name, data };
  }

  async function entry(key: string, make: Make): Promise<Cached> {
    const found = whole(key);
    if (found) return found;
    const data = Buffer.from(await make());
    const name = nameFor(key, digestOf(data));
    used.add(name);
    fs.mkdirSync(folder, { recursive: true });
    if (!fs.existsSync(join(folder, name))) made.push(join(folder, name));
    await writeWhole(join(folder, name), data);
    names.set(key, name);
    return { name, data };
  }

  return {
    /** The bytes of a cached file, created if missing or damaged. */
    file: async (key: string, make: Make): Promise<Buffer> => (await entry(key, make)).data,

    /** The bytes of a cached file, of any process; undefined if there is none. */
    existing(key: string): Buffer | undefined {
      if (!names.has(key)) refresh();
      return whole(key)?.data;
    },

    /** Hard-links a cached file, created if missing, and returns the digest of its bytes. A copy is for two file systems. */
    async link(key: string, to: string, make: Make): Promise<string> {
      const { name, data } = await entry(key, make);
      fs.mkdirSync(dirname(to), { recursive: true });
      await fs.promises
        .link(join(folder, name), to)
        .catch(() => fs.promises.writeFile(to, data, { flush: true }));
      return name.split('~')[1] ?? '';
    },

    /** A value that is cached as JSON, made if missing. */
    async json<T>(key: string, make: () => Promise<T> | T): Promise<T> {
      return JSON.parse(String(await this.file(key, async () => JSON.stringify(await make()))));
    },

    /** Deletes what was made, so that a publication that has filled the disk leaves room for the store. */
    dropMade(): void {
      for (const path of made) fs.rmSync(path, { force: true });
    },

    /** Deletes files that no release links and the last publication did not use. */
    prune(now = Date.now()): void {
      for (const name of list()) {
        const path = join(folder, name);
        const known = used.has(name) ? undefined : fs.statSync(path, { throwIfNoEntry: false });
        if (known && known.nlink === 1 && now - known.mtimeMs > HOUR_MS) fs.rmSync(path, { force: true });
      }
      used.clear();
    },
  };
}

export const cacheIn = (releases: string) => openCache(join(releases, '.cache'));

/** Hono knows no vCards. */
const TYPES = { ...mimes, vcf: 'text/vcard; charset=utf-8' };
export const typeOf = (file: string) => getMimeType(file, TYPES) ?? 'application/octet-stream';
const COMPRESSIBLE = /^text\/|json|xml/;
const MIN_COMPRESSED_BYTES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** All files in a folder, as relative paths with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.promises.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** The address of a file: 'locations/jvc.html' is '/locations/jvc', 'ar/api/services.json' is '/ar/api/services'. */
export function urlOf(file: string): string {
  if (file === 'index.html') return '/';
  if (file.endsWith('.html')) return `/${file.slice(0, -'.html'.length)}`;
  if (/^(\w+\/)?api\//.test(file)) return `/${file.replace(/\.json$/, '')}`;
  return `/${file}`;
}

/** The file of a path: '/' is 'index.html', '/blog' is 'blog.html'. */
export const fileOf = (path: string) =>
  path === '/' ? 'index.html' : /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;

/** Brotli levels: BEST takes 160 ms per page, and QUICK 5 ms for 11 % more bytes. */
export const BEST = 11;
export const QUICK = 5;

/** Adds a public file with its compressed variants and returns its manifest entry. `etag` is the digest of the data. */
export async function addFile(
  cache: Cache,
  folder: string,
  file: string,
  data: Buffer | string,
  quality: number,
  etag = digestOf(data),
): Promise<ManifestEntry> {
  const [type, size] = [typeOf(file), Buffer.byteLength(data)];
  const isCompressed = COMPRESSIBLE.test(type) && size > MIN_COMPRESSED_BYTES;
  const path = join(folder, file);
  const encodings: ManifestEntry['encodings'] = {};
  await cache.link(etag, path, () => data);
  if (isCompressed) {
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    };
    [encodings.br, encodings.gzip] = await Promise.all([
      cache.link(`${etag}.br${quality}`, path + SUFFIXES.br, () => brotli(data, { params })),
      cache.link(`${etag}.gz`, path + SUFFIXES.gzip, () =>
        zip(data, { level: constants.Z_BEST_COMPRESSION }),
      ),
    ]);
  }
  return { file, type, etag, immutable: file.startsWith('_astro/'), encodings };
}
