import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

/** Says once that a proxy stands in front of which nobody told us: all its visitors count as one client. */
export function unknownProxy(log: Log, proxies: number): MiddlewareHandler {
  let silent = proxies > 0;
  return async (context, next) => {
    if (!silent && context.req.header('x-forwarded-for')) {
      silent = true;
      log.warn('a proxy stands in front: set TRUST_PROXY=1, or all visitors together have the limits of one');
    }
    await next();
  };
}
