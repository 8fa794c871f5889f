import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ManifestEntry } from '../contract/release.ts';

/** Texts, which are worth compressing. */
const TEXTS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const OTHERS: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
const SMALLEST_WORTH_IT = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Every file under a folder, as paths from it with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** The address a file answers: 'locations/jvc.html' is '/locations/jvc', 'ar/api/services.json' is '/ar/api/services'. */
export function urlOf(file: string): string {
  if (file === 'index.html') return '/';
  if (file.endsWith('.html')) return `/${file.slice(0, -'.html'.length)}`;
  if (/^(\w+\/)?api\//.test(file)) return `/${file.replace(/\.json$/, '')}`;
  return `/${file}`;
}

const caches = join(import.meta.dirname, '../node_modules/.cache');

/** What a build made and later ones take from here, by a key of all that it was made from. */
export async function buildCache(
  name: string,
  make: () => Promise<Buffer>,
  folder = caches,
): Promise<Buffer> {
  const file = join(folder, name);
  try {
    return await readFile(file);
  } catch {
    const data = await make();
    mkdirSync(folder, { recursive: true });
    // Named when it is complete: two builds may make the same at once.
    const beside = `${file}.${randomUUID()}`;
    await writeFile(beside, data);
    await rename(beside, file);
    return data;
  }
}

/** Writes the compressed forms of a file beside it where they are worth it, and says what the server must know of it. */
export async function compress(folder: string, file: string): Promise<ManifestEntry> {
  const data = await readFile(join(folder, file));
  const etag = createHash('sha256').update(data).digest('base64url').slice(0, 16);
  const type = TEXTS[extname(file)];
  const worthIt = type !== undefined && data.length > SMALLEST_WORTH_IT;
  if (worthIt) {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    const [br, gz] = await Promise.all([
      // Brotli at its best is slow, and most files are the same in the next release.
      buildCache(`brotli-11-${etag}`, () => brotli(data, { params })),
      zip(data, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await writeFile(join(folder, `${file}.br`), br);
    await writeFile(join(folder, `${file}.gz`), gz);
  }
  return {
    file,
    type: type ?? OTHERS[extname(file)] ?? 'application/octet-stream',
    etag,
    immutable: file.startsWith('_astro/'),
    encodings: worthIt ? ['br', 'gzip'] : [],
  };
}
