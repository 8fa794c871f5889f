import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

/** Method, path without query, status and time: no address, no browser, nothing personal. */
export function logRequest(log: Log, start: number, method: string, path: string, status: number): void {
  log.debug('request', { method, path, status, ms: Math.round(performance.now() - start) });
}

export const requestLog =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    await next();
    logRequest(log, start, context.req.method, context.req.path, context.res.status);
  };
