import { createMiddleware } from 'hono/factory';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';
import { clientNetwork } from './client.ts';
import { Problem } from './problem.ts';

/** So many requests within a window that begins with the first. */
export type Limit = { most: number; windowMs: number };

/** 429 with Retry-After, said plainly. */
function tooMany(resetsAt: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((+resetsAt - +now) / 1000));
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return new Problem(429, `Too many attempts. Please try again in ${wait}.`, {
    'Retry-After': String(seconds),
  });
}

/** Limits that all processes count together, in the store. */
export const limitStore = (db: Kysely<Database>) => ({
  /** Counts one more request of a client; throws 429 once there are too many. */
  async take(client: string, { most, windowMs }: Limit, now: Date): Promise<void> {
    const fresh = new Date(+now + windowMs).toISOString();
    // A window that ends later than a fresh one was begun by a clock that was ahead.
    const over = sql<boolean>`(rate_limits.resets_at <= ${now.toISOString()}
      or rate_limits.resets_at > ${new Date(+now + 2 * windowMs).toISOString()})`;
    const { count, resetsAt } = await db
      .insertInto('rateLimits')
      .values({ client, count: 1, resetsAt: fresh })
      .onConflict((conflict) =>
        conflict.column('client').doUpdateSet({
          count: sql`case when ${over} then 1 else rate_limits.count + 1 end`,
          resetsAt: sql`case when ${over} then ${fresh} else rate_limits.resets_at end`,
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
 * 429 once a network has come too often. Counted in this process alone, in one window for everybody: for what comes often,
 * where a flood must cost less to refuse than to take.
 */
export function memoryLimit({ most, windowMs }: Limit, proxies: number, now: () => Date) {
  const counts = new Map<string, number>();
  let resetsAt = new Date(0);
  return createMiddleware(async (context, next) => {
    if (resetsAt <= now()) {
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
