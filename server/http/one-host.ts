import { createMiddleware } from 'hono/factory';
import type { Site } from '../static/site.ts';
import { isLoopback } from './headers.ts';

/** What watches the process asks it by whatever name it has in its network. */
const HEALTH = ['/healthz', '/readyz'];

/** Whoever comes by another name than that of the site is sent there; this machine itself, and a site without an address, aside. */
export const oneHost = (site: Pick<Site, 'release'>) =>
  createMiddleware(async (context, next) => {
    const own = URL.parse(site.release.siteUrl);
    const asked = own && URL.parse(`${own.protocol}//${context.req.header('Host') ?? ''}`);
    if (!asked || asked.host === own.host || isLoopback(asked.hostname) || HEALTH.includes(context.req.path))
      return next();
    const { pathname, search } = new URL(context.req.url);
    context.header('Cache-Control', 'public, max-age=3600');
    return context.redirect(own.origin + pathname + search, 308);
  });
