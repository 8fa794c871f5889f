import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { reviewPages } from '../../contract/routes.ts';
import { Problem, problemResponse } from '../http/problem.ts';
import type { BuiltFile, Site } from './site.ts';

const LANGUAGE = /^\/[a-z]{2,3}(?=\/)/;
/** A file name at the end of a page's path: '/index.html' or '.html'. */
const FILE_NAME = /(?:\/index)?\.html$/;
const NOT_FOUND = '/404';
const BARBER_NOT_FOUND = '/barber-not-found';
/** Pages that are only sent as error responses, never at their own path. */
const ERROR_PAGES: string[] = [NOT_FOUND, BARBER_NOT_FOUND, reviewPages.problem];

const withoutLanguage = (path: string) => path.replace(LANGUAGE, '');

/** The best encoding that the client accepts. */
function encodingFor({ bodies }: BuiltFile, header = '') {
  const accepted = parseAccept(header.toLowerCase()).filter(({ q }) => q > 0);
  const isAccepted = (coding: string) => accepted.some(({ type }) => type === coding);
  return (['br', 'gzip'] as const).find((coding) => bodies[coding] && isAccepted(coding)) ?? 'identity';
}

async function fileResponse(context: Context, file: BuiltFile, status: 200 | 404): Promise<Response> {
  if (!file.bodies.identity)
    throw new Problem(503, 'This file is being made again.', { headers: { 'Retry-After': '5' } });
  const encoding = encodingFor(file, context.req.header('Accept-Encoding'));
  const body = file.bodies[encoding] ?? '';
  const bytes = typeof body === 'string' ? await readFile(body).catch(() => undefined) : body;
  if (!bytes) throw new Problem(404, 'This file no longer exists.');
  return context.body(bytes as Uint8Array<ArrayBuffer>, status, {
    ...file.headers,
    ETag: `"${file.etag}-${encoding}"`,
    'Content-Length': String(bytes.byteLength),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
}

/** Decodes a path; a malformed one stays. */
function tryDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a message puts behind an address that it quotes, as it is sent: '/booking.', '/booking)', '/booking،'. */
const TRAILING = /[\s\p{P}]{1,8}$/u;

/** Redirects moved pages (301), and addresses with capitals, a file name, or a slash or sign at the end (308). */
function redirectFor(
  { files, redirects }: Site,
  path: string,
): { to: string; status: 301 | 308 } | undefined {
  const canonical = tryDecode(path).toLowerCase().replace(FILE_NAME, '').replace(TRAILING, '') || '/';
  const moved = redirects.get(path) ?? redirects.get(canonical);
  if (moved !== undefined) return { to: moved, status: 301 };
  const isPage = files.has(canonical) && !ERROR_PAGES.includes(withoutLanguage(canonical));
  return canonical !== path && isPage ? { to: canonical, status: 308 } : undefined;
}

/** The page for a wrong address, in the language of the address if the site has it. */
export function missingPagePath({ files }: Pick<Site, 'files'>, path: string): string {
  const [language = ''] = LANGUAGE.exec(path) ?? [];
  const name = /^\/barber\/[^/]+$/.test(withoutLanguage(path)) ? BARBER_NOT_FOUND : NOT_FOUND;
  return files.has(language + name) ? language + name : name;
}

/** Serves built files (pages, assets and the public lists), a redirect or a 404 page. */
export const pageHandler =
  (site: Site) =>
  async (context: Context): Promise<Response> => {
    const { path, method, url } = context.req;
    // Another process may already serve the next release, whose pages request their assets here.
    if (!site.files.has(path) && !site.redirects.has(path)) await site.refresh?.();
    const file = site.files.get(path);
    if (path.startsWith('/api/') && !file)
      return problemResponse(new Problem(404, 'There is no such address in the API.'));
    if (method !== 'GET' && method !== 'HEAD')
      throw new Problem(405, `The method ${method} is not allowed here.`, {
        headers: { Allow: 'GET, HEAD' },
      });
    if (file && !ERROR_PAGES.includes(withoutLanguage(path))) return fileResponse(context, file, 200);
    const moved = redirectFor(site, path);
    if (moved) {
      const { search } = new URL(url);
      if (moved.status === 301) context.header('Cache-Control', 'public, max-age=3600');
      const to = moved.to.includes('?') ? moved.to + search.replace('?', '&') : moved.to + search;
      return context.redirect(to, moved.status);
    }
    const missing = site.files.get(missingPagePath(site, path));
    if (!missing) throw new Problem(404, 'There is no such page.');
    return fileResponse(context, missing, 404);
  };
