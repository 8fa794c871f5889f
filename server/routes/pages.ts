import type { Context } from 'hono';
import { fileResponse, type Site } from '../files.ts';
import { Problem } from '../problem.ts';

/** The part of an address that names its language. */
const LANGUAGE = /^\/[a-z]{2,3}(?=\/)/;
const BARBER = /^\/barber\/[^/]+$/;
const REDIRECT_FRESH = 'public, max-age=3600';
const READING = ['GET', 'HEAD'];
const NOT_FOUND = '/404';
const BARBER_NOT_FOUND = '/barber-not-found';

/** An address with the query of the one that was asked for. */
function withQuery(address: string, url: string): string {
  const { search } = new URL(url);
  return search && address.includes('?') ? `${address}&${search.slice(1)}` : address + search;
}

const notAllowed = (method: string, methods: string[]) =>
  new Problem(405, `${method} is not answered here.`, { Allow: methods.join(', ') });

/** Everything that is a built file: pages, assets, the two public lists; else a redirect or the right 404. */
export function pageHandler(site: Site, methodsFor: (path: string) => string[]) {
  return async (context: Context): Promise<Response> => {
    const { raw: request, path } = context.req;
    // Another process may serve the next release already, and its pages ask here for what they need.
    if (!site.files.has(path) && !site.redirects.has(path)) await site.refresh?.();
    const { files, redirects } = site;
    const file = files.get(path);
    const isApi = path.startsWith('/api/');
    if (isApi && !file) {
      const methods = methodsFor(path);
      if (!methods.length) throw new Problem(404, 'There is no such address in the API.');
      throw notAllowed(request.method, methods);
    }
    if (!READING.includes(request.method)) throw notAllowed(request.method, READING);
    const [language = ''] = LANGUAGE.exec(path) ?? [];
    const name = path.slice(language.length);
    const missing = name === NOT_FOUND || name === BARBER_NOT_FOUND;
    if (file) return fileResponse(file, request, missing ? 404 : 200);
    const moved = redirects.get(path);
    if (moved)
      return new Response(null, {
        status: 301,
        headers: { Location: withQuery(moved, request.url), 'Cache-Control': REDIRECT_FRESH },
      });
    if (path.length > 1 && path.endsWith('/') && files.has(path.slice(0, -1)))
      return new Response(null, {
        status: 308,
        headers: { Location: withQuery(path.slice(0, -1), request.url) },
      });
    const absent = BARBER.test(name) ? BARBER_NOT_FOUND : NOT_FOUND;
    const page = files.get(language + absent) ?? files.get(absent);
    if (!page) throw new Problem(404, 'There is no such page.');
    return fileResponse(page, request, 404);
  };
}
