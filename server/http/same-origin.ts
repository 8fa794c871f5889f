import { createMiddleware } from 'hono/factory';
import { Problem } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin = '') => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** Refuses requests that another site makes in a visitor's name: by Fetch Metadata, or by Origin in older browsers. */
export const sameOrigin = createMiddleware(async (context, next) => {
  if (!SAFE.has(context.req.method)) {
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    const host = context.req.header('host') ?? new URL(context.req.url).host;
    const foreign = site ? site !== 'same-origin' : hostOf(origin) !== host;
    if (foreign) throw new Problem(403, 'This request must come from our own pages.');
  }
  await next();
});
