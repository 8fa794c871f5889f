import type { Context } from 'hono';
import { fileResponse, type Site } from '../files.ts';
import { Problem } from '../problem.ts';

const BARBER = /^\/barber\/[^/]+$/;
const REDIRECT_FRESH = 'public, max-age=3600';

/** Everything that is a built file: pages, assets, the two public lists; else a redirect or the right 404. */
export function pageHandler({ files, redirects }: Site) {
  return (context: Context): Response => {
    const { raw: request, path } = context.req;
    const file = files.get(path);
    const isApi = path.startsWith('/api/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (!file && isApi) throw new Problem(404, 'There is no such address in the API.');
      throw new Problem(405, `${request.method} is not answered here.`, { Allow: 'GET, HEAD' });
    }
    if (file) return fileResponse(file, request);
    if (isApi) throw new Problem(404, 'There is no such address in the API.');
    const moved = redirects.get(path);
    if (moved)
      return new Response(null, {
        status: 301,
        headers: { Location: moved, 'Cache-Control': REDIRECT_FRESH },
      });
    if (path.length > 1 && path.endsWith('/') && files.has(path.slice(0, -1))) {
      const { search } = new URL(request.url);
      return new Response(null, { status: 308, headers: { Location: path.slice(0, -1) + search } });
    }
    const missing = files.get(BARBER.test(path) ? '/barber-not-found' : '/404');
    if (!missing) throw new Problem(404, 'There is no such page.');
    return fileResponse(missing, request, 404);
  };
}
