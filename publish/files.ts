import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
};

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg', '.webmanifest']);

export const typeOf = (file: string) => TYPES[extname(file)] ?? 'application/octet-stream';
export const isCompressible = (file: string) => COMPRESSIBLE.has(extname(file));
export const shortHash = (data: Buffer | string) =>
  createHash('sha256').update(data).digest('base64url').slice(0, 16);

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
