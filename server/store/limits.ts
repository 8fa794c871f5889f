import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

export class RateLimitExceeded extends Error {
  override name = 'RateLimitExceeded';
  readonly resetsAt: Date;

  constructor(resetsAt: Date) {
    super('The limit of this client is reached');
    this.resetsAt = resetsAt;
  }
}

export const limitStore = (db: Kysely<Database>) => ({
  /** Counts one more try within a fixed window, for all processes; gives the tries in it and when it ends. */
  async count(key: string, windowMs: number, now: Date): Promise<{ count: number; resetsAt: Date }> {
    const fresh = new Date(+now + windowMs).toISOString();
    // A window that ends later than a fresh one was begun by a clock that was ahead.
    const over = sql<boolean>`(rate_limits.resets_at <= ${now.toISOString()}
      or rate_limits.resets_at > ${new Date(+now + 2 * windowMs).toISOString()})`;
    const row = await db
      .insertInto('rate_limits')
      .values({ client: key, count: 1, resets_at: fresh })
      .onConflict((conflict) =>
        conflict.column('client').doUpdateSet({
          count: sql`case when ${over} then 1 else rate_limits.count + 1 end`,
          resets_at: sql`case when ${over} then ${fresh} else rate_limits.resets_at end`,
        }),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
    return { count: row.count, resetsAt: new Date(row.resets_at) };
  },

  async forget(key: string): Promise<void> {
    await db.deleteFrom('rate_limits').where('client', '=', key).execute();
  },

  async purge(now: Date): Promise<void> {
    await db.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute();
  },
});
