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

export type Cache = ReturnType<typeof openCache>;

/**
 * The build cache: files named by a digest of their inputs. Releases hard-link them, so equal files are built and stored once. A
 * publication needs thousands of these small files, for which synchronous calls take a fraction of the time.
 */
export function openCache(folder: string) {
  const used = new Set<string>();
  const made: string[] = [];
  const pathOf = (name: string) => join(folder, name);
  return {
    pathOf,

    /** The path of a cached file, created atomically if missing. */
    async file(name: string, make: () => Promise<Buffer | string> | Buffer | string): Promise<string> {
      const path = pathOf(name);
      used.add(name);
      if (fs.existsSync(path)) return path;
      const data = await make();
      const unfinished = `${path}.${randomUUID()}`;
      fs.mkdirSync(folder, { recursive: true });
      made.push(unfinished, path);
      fs.writeFileSync(unfinished, data);
      fs.renameSync(unfinished, path);
      return path;
    },

    /** Hard-links a cached file, created if missing. A link that fails needs the file, its folder, or a copy instead. */
    async link(
      name: string,
      to: string,
      make: () => Promise<Buffer | string> | Buffer | string,
    ): Promise<void> {
      used.add(name);
      try {
        fs.linkSync(pathOf(name), to);
      } catch {
        fs.mkdirSync(dirname(to), { recursive: true });
        const path = await this.file(name, make);
        await fs.promises.link(path, to).catch(() => fs.promises.copyFile(path, to));
      }
    },

    /** A value that is cached as JSON, made if missing. */
    async json<T>(name: string, make: () => Promise<T> | T): Promise<T> {
      let made: T | undefined;
      const path = await this.file(name, async () => {
        made = await make();
        return JSON.stringify(made);
      });
      return made ?? JSON.parse(fs.readFileSync(path, 'utf8'));
    },

    /** Deletes what was made, so that a publication that has filled the disk leaves room for the store. */
    dropMade(): void {
      for (const path of made) fs.rmSync(path, { force: true });
    },

    /** Deletes files that no release links and the last publication did not use. */
    prune(now = Date.now()): void {
      for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
        const known = used.has(name) ? undefined : fs.statSync(pathOf(name), { throwIfNoEntry: false });
        if (known && known.nlink === 1 && now - known.mtimeMs > HOUR_MS)
          fs.rmSync(pathOf(name), { force: true });
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

/** Brotli levels: BEST takes 160 ms per page, GOOD 60 ms for 2 % more bytes, and QUICK 5 ms for 11 % more. */
export const BEST = 11;
export const GOOD = 10;
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
  await cache.link(etag, path, () => data);
  if (isCompressed) {
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    };
    await Promise.all([
      cache.link(`${etag}.br${quality}`, path + SUFFIXES.br, () => brotli(data, { params })),
      cache.link(`${etag}.gz`, path + SUFFIXES.gzip, () =>
        zip(data, { level: constants.Z_BEST_COMPRESSION }),
      ),
    ]);
  }
  return {
    file,
    type,
    etag,
    immutable: file.startsWith('_astro/'),
    encodings: isCompressed ? ['br', 'gzip'] : [],
  };
}
