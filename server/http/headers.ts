import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { CLOSED_POLICY } from '../../contract/release.ts';
import { Problem } from './problem.ts';

const TWO_YEARS = 'max-age=63072000';
/** Whom the promise to speak TLS only binds; more than our own host only where the owner says so. */
const HSTS = {
  host: TWO_YEARS,
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  preload: `${TWO_YEARS}; includeSubDomains; preload`,
};
export type HstsScope = keyof typeof HSTS;

/** Pictures and sheets, which chats, newspapers and search engines show on their own pages. */
const SHARED = /\.(png|jpe?g|webp|avif|svg|ico|pdf)$/;

/** Aimed at Mozilla Observatory's full marks; pages bring their own content policy from the build. */
export const securityHeaders = (scope: HstsScope = 'host'): MiddlewareHandler =>
  createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('Strict-Transport-Security', HSTS[scope]);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set(
      'Cross-Origin-Resource-Policy',
      SHARED.test(context.req.path) ? 'cross-origin' : 'same-origin',
    );
    headers.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
    // Gives a page a process of its own, which takes a tenth of a second: worth it only where somebody is signed in.
    if (context.req.path === '/staff') headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', CLOSED_POLICY);
  });

/** Whether a name or address is this machine's own to itself: browsers trust it as they trust TLS. */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

const hostOf = (origin = '') => URL.parse(origin)?.host;

/**
 * Refuses writes that another site makes in a visitor's name: by Fetch Metadata, or by Origin in older browsers. Hosts are
 * compared, not origins as in Hono's `csrf`: behind a proxy that ends TLS the scheme is another one.
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

/** Control characters in UTF-8, as addresses write them; tab and line ends may come from pasting into a search. */
const CONTROL = /%(?:0[0-8bcef]|1[0-9a-f]|7f|c2%[89][0-9a-f])/i;

/** 400 for an address of the API, path or query, with control characters: no store finds anything by them. */
export const plainAddress = createMiddleware(async (context, next) => {
  if (CONTROL.test(context.req.url))
    throw new Problem(400, 'The address must not contain control characters.');
  await next();
});
