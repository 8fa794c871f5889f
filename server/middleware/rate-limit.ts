import { createMiddleware } from 'hono/factory';
import type { ClientKey } from '../client-key.ts';
import { Problem } from '../problem.ts';
import type { LimitStore } from '../store/limits.ts';

export type Limit = { purpose: string; most: number; windowMs: number };

/** 429 with Retry-After once a client has come more than `most` times within the window, by whoever counts: the store, for all processes. */
export const rateLimit = (
  { limits }: { limits: Pick<LimitStore, 'count'> },
  clientKey: ClientKey,
  { purpose, most, windowMs }: Limit,
  now: () => Date,
) =>
  createMiddleware(async (context, next) => {
    const client = await clientKey(context, { purpose, windowMs }, now());
    const { count, resetsAt } = await limits.count(client, windowMs, now());
    if (count > most) {
      const seconds = Math.max(1, Math.ceil((+resetsAt - +now()) / 1000));
      throw new Problem(429, `Too many requests. Please try again in ${Math.ceil(seconds / 60)} minutes.`, {
        'Retry-After': String(seconds),
      });
    }
    await next();
  });
