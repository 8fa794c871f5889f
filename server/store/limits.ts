import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

export type LimitStore = ReturnType<typeof limitStore>;

export const limitStore = (db: Kysely<Database>) => ({
  /** Counts one more try of a client; gives the tries in its window and when that ends. One statement, so it holds across processes. */
  async count(client: string, windowMs: number, now: Date): Promise<{ count: number; resetsAt: Date }> {
    const fresh = new Date(+now + windowMs).toISOString();
    const over = sql<boolean>`rate_limits.resets_at <= ${now.toISOString()}`;
    const row = await db
      .insertInto('rate_limits')
      .values({ client, count: 1, resets_at: fresh })
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

  /** Whether a window of that client has not ended yet. */
  async runs(client: string, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('rate_limits')
      .select('client')
      .where('client', '=', client)
      .where('resets_at', '>', now.toISOString())
      .executeTakeFirst();
    return row !== undefined;
  },

  async forget(client: string): Promise<void> {
    await db.deleteFrom('rate_limits').where('client', '=', client).execute();
  },

  /** Windows that have ended are of no use to anybody. */
  async purge(now: Date): Promise<void> {
    await db.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute();
  },
});
