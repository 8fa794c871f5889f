import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { CLOSED_POLICY } from '../../contract/release.ts';
import { STAFF_PATH } from '../../contract/staff.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { Problem } from './problem.ts';

const TWO_YEARS = 'max-age=63072000';
/** Values of Strict-Transport-Security by the setting HSTS. Subdomains are included only on request. */
const HSTS = {
  host: TWO_YEARS,
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  preload: `${TWO_YEARS}; includeSubDomains; preload`,
};
export type HstsScope = keyof typeof HSTS;

/** Images and PDFs, which other sites may embed. */
const EMBEDDABLE = /\.(png|jpe?g|webp|avif|svg|ico|pdf)$/;

/** Targets the full score of Mozilla Observatory. Pages bring their own Content-Security-Policy. */
export const securityHeaders = (scope: HstsScope = 'host'): MiddlewareHandler =>
  createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('Strict-Transport-Security', HSTS[scope]);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set(
      'Cross-Origin-Resource-Policy',
      EMBEDDABLE.test(context.req.path) ? 'cross-origin' : 'same-origin',
    );
    headers.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
    // Only for the console: a separate browser process takes 100 ms to start.
    if (context.req.path.endsWith(STAFF_PATH)) headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', CLOSED_POLICY);
  });

/** The first language that a client asks for, which the site need not have. */
export const languageOf = ({ req }: Context) =>
  /^[a-z]{2,3}/.exec(req.header('Accept-Language') ?? '')?.[0] ?? FIRST_LANGUAGE;

/** Whether a host is loopback, which browsers treat as a secure context. */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

const hostOf = (origin = '') => URL.parse(origin)?.host;

/**
 * Refuses cross-site writes by Fetch Metadata, or by Origin in older browsers. Compares hosts, not origins as Hono's `csrf`
 * does, because the scheme differs behind a proxy that terminates TLS.
 */
export const sameOrigin = createMiddleware(async (context, next) => {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) {
    const site = context.req.header('sec-fetch-site');
    const host = context.req.header('host') ?? new URL(context.req.url).host;
    const foreign = site ? site !== 'same-origin' : hostOf(context.req.header('origin')) !== host;
    if (foreign) throw new Problem(403, 'This request must come from our own pages.');
  }
  await next();
});
