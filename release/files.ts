import { readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ManifestEntry, SUFFIXES } from '../contract/release.ts';
import { type Cache, digestOf } from './cache.ts';

/** Compressible types. */
const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const BINARY_TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
export const typeOf = (file: string) =>
  TEXT_TYPES[extname(file)] ?? BINARY_TYPES[extname(file)] ?? 'application/octet-stream';
const MIN_COMPRESSED_BYTES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** All files in a folder, as relative paths with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
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
  const size = Buffer.byteLength(data);
  const isCompressed = extname(file) in TEXT_TYPES && size > MIN_COMPRESSED_BYTES;
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
    type: typeOf(file),
    etag,
    immutable: file.startsWith('_astro/'),
    encodings: isCompressed ? ['br', 'gzip'] : [],
  };
}
