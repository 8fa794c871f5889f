import { createMiddleware } from 'hono/factory';
import { isLoopback } from '../http/headers.ts';
import type { Site } from './site.ts';

/** Monitoring may use any host name. */
const HEALTH = ['/healthz', '/readyz'];

/** Redirects any other Host to SITE_URL. Loopback is exempt; without SITE_URL every Host is accepted. */
export const canonicalHost = (site: Pick<Site, 'release'>) =>
  createMiddleware(async (context, next) => {
    const own = URL.parse(site.release.siteUrl);
    const requested = own && URL.parse(`${own.protocol}//${context.req.header('Host') ?? ''}`);
    if (!requested || requested.host === own.host) return next();
    if (isLoopback(requested.hostname) || HEALTH.includes(context.req.path)) return next();
    const { pathname, search } = new URL(context.req.url);
    context.header('Cache-Control', 'public, max-age=3600');
    return context.redirect(own.origin + pathname + search, 308);
  });
