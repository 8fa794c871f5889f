import { createMiddleware } from 'hono/factory';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';
import { clientNetwork } from './client.ts';
import { Problem } from './problem.ts';

/** At most `most` requests within a window that starts with the first one. */
export type Limit = { most: number; windowMs: number };

/** 429 with Retry-After. */
function tooMany(resetsAt: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((+resetsAt - +now) / 1000));
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return new Problem(429, `Too many attempts. Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Rate limits in the store, shared by all processes. */
export type LimitStore = ReturnType<typeof limitStore>;

export const limitStore = (db: Kysely<Database>) => ({
  /** Counts a request of a client; throws 429 above the limit. */
  async take(client: string, { most, windowMs }: Limit, now: Date): Promise<void> {
    const newResetsAt = new Date(+now + windowMs).toISOString();
    // A window that ends too far in the future was started by a clock that was ahead.
    const isExpired = sql<boolean>`(rate_limits.resets_at <= ${now.toISOString()}
      or rate_limits.resets_at > ${new Date(+now + 2 * windowMs).toISOString()})`;
    const { count, resetsAt } = await db
      .insertInto('rateLimits')
      .values({ client, count: 1, resetsAt: newResetsAt })
      .onConflict((conflict) =>
        conflict.column('client').doUpdateSet({
          count: sql`case when ${isExpired} then 1 else rate_limits.count + 1 end`,
          resetsAt: sql`case when ${isExpired} then ${newResetsAt} else rate_limits.resets_at end`,
        }),
      )
      .returning(['count', 'resetsAt'])
      .executeTakeFirstOrThrow();
    if (count > most) throw tooMany(new Date(resetsAt), now);
  },

  async purge(now: Date): Promise<void> {
    await db.deleteFrom('rateLimits').where('resetsAt', '<=', now.toISOString()).execute();
  },
});

/**
 * Throws 429 when a network exceeds the limit. Counts in memory of this process, in one window for all clients: for frequent
 * requests, where a refusal must be cheaper than the request.
 */
export function memoryLimit({ most, windowMs }: Limit, proxies: number, now: () => Date) {
  const counts = new Map<string, number>();
  let resetsAt = new Date(0);
  return createMiddleware(async (context, next) => {
    // A window that ends too far in the future was started by a clock that was ahead.
    if (resetsAt <= now() || +resetsAt > +now() + windowMs) {
      counts.clear();
      resetsAt = new Date(+now() + windowMs);
    }
    const client = clientNetwork(context, proxies);
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    if (count > most) throw tooMany(resetsAt, now());
    await next();
  });
}
