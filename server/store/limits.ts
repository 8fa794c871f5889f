import { type Kysely, sql } from 'kysely';
import { turnTaken } from './engine.ts';
import type { Database } from './schema.ts';

/** So many of a client within a window. */
export type Allowance = { client: string; most: number; windowMs: number };

/** The client has had what it may within its window. */
export class AllowanceSpent extends Error {
  override name = 'AllowanceSpent';
  readonly resetsAt: Date;

  constructor(resetsAt: Date) {
    super('The allowance of this client is spent');
    this.resetsAt = resetsAt;
  }
}

/** Begun by a clock that was ahead and has been set right; twice, because clocks of processes differ a little. */
const impossibleEnd = (now: Date, windowMs: number) => new Date(+now + 2 * windowMs).toISOString();

export type LimitStore = ReturnType<typeof limitStore>;

export const limitStore = (db: Kysely<Database>) => ({
  /**
   * Counts one more try of a client; gives the tries in its window and when that ends. One statement, so it holds across
   * processes; in a transaction it can take the turn of that name with it (engine.ts).
   */
  async count(
    client: string,
    windowMs: number,
    now: Date,
    turn?: string,
  ): Promise<{ count: number; resetsAt: Date }> {
    const fresh = new Date(+now + windowMs).toISOString();
    const over = sql<boolean>`(rate_limits.resets_at <= ${now.toISOString()}
      or rate_limits.resets_at > ${impossibleEnd(now, windowMs)})`;
    const row = await db
      .insertInto('rate_limits')
      .values({ client, count: 1, resets_at: fresh })
      .onConflict((conflict) =>
        conflict.column('client').doUpdateSet({
          count: sql`case when ${over} then 1 else rate_limits.count + 1 end`,
          resets_at: sql`case when ${over} then ${fresh} else rate_limits.resets_at end`,
        }),
      )
      .returning(['count', 'resets_at', turnTaken(db, turn)])
      .executeTakeFirstOrThrow();
    return { count: row.count, resetsAt: new Date(row.resets_at) };
  },

  /** The tries of a client in a window that has not ended yet. Writes nothing. */
  async current(
    client: string,
    windowMs: number,
    now: Date,
  ): Promise<{ count: number; resetsAt: Date } | undefined> {
    const row = await db
      .selectFrom('rate_limits')
      .select(['count', 'resets_at'])
      .where('client', '=', client)
      .where('resets_at', '>', now.toISOString())
      .where('resets_at', '<=', impossibleEnd(now, windowMs))
      .executeTakeFirst();
    return row && { count: row.count, resetsAt: new Date(row.resets_at) };
  },

  async forget(client: string): Promise<void> {
    await db.deleteFrom('rate_limits').where('client', '=', client).execute();
  },

  /** Windows that have ended are of no use to anybody. */
  async purge(now: Date): Promise<void> {
    await db.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute();
  },
});
