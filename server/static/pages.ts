import type { Context } from 'hono';
import { Problem } from '../http/problem.ts';
import { responseOf, type Site, wishOf } from './files.ts';
import { missingAt, publishedAt } from './published-at.ts';

const READING = ['GET', 'HEAD'];

const notAllowed = (method: string, methods: string[]) =>
  new Problem(405, `${method} is not answered here.`, { Allow: methods.join(', ') });

/** Everything that is a built file: pages, assets, the two public lists; else a redirect or the right 404. */
export function pageHandler(site: Site, methodsFor: (path: string) => string[]) {
  return async (context: Context): Promise<Response> => {
    const { raw: request, path } = context.req;
    // Another process may serve the next release already, and its pages ask here for what they need.
    if (!site.files.has(path) && !site.redirects.has(path)) await site.refresh?.();
    if (path.startsWith('/api/') && !site.files.has(path)) {
      const methods = methodsFor(path);
      if (!methods.length) throw new Problem(404, 'There is no such address in the API.');
      throw notAllowed(request.method, methods);
    }
    if (!READING.includes(request.method)) throw notAllowed(request.method, READING);
    const wish = wishOf(request);
    const answer =
      publishedAt(site, path, wish, () => new URL(request.url).search) ?? missingAt(site, path, wish);
    if (!answer) throw new Problem(404, 'There is no such page.');
    return responseOf(answer, request.method);
  };
}
