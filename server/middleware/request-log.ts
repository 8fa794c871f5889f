import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

/** Method, path without query, status and time: no address, no browser, nothing personal. */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    await next();
    log.debug('request', {
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    });
  };
