import { type Kysely, sql } from 'kysely';
import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import { addDays, type Day } from '../../domain/dubai-time.ts';
import { keepEvents } from './keep-events.ts';
import type { Database } from './schema.ts';
import type { Arrival } from './tally.ts';

export type EventStore = ReturnType<typeof eventStore>;

/** Single events are of use for a season; what was counted of them stays. */
const KEPT_DAYS = 90;
/** About a gigabyte, and fifty thousand a day for ninety days: a flood may not fill the disk. */
export const MOST_EVENTS = 5_000_000;
/** As many are forgotten at a time: a few milliseconds' work. */
const SLICE = 1_000;

export const eventStore = (db: Kysely<Database>) => ({
  /** Keeps and counts all of them, or none; `branches` are the slugs that events may be about. */
  keep: (arrivals: readonly Arrival[], branches: readonly string[]) => keepEvents(db, arrivals, branches),

  /** The same for one batch. */
  record: (events: readonly AnalyticsEvent[], at: Date, branches: readonly string[] = []) =>
    keepEvents(db, [{ events, at }], branches),

  /** Single events that are still kept. */
  async count(): Promise<number> {
    const { kept } = await db
      .selectFrom('event_days')
      .select(({ fn }) => fn.sum('kept').as('kept'))
      .executeTakeFirstOrThrow();
    return Number(kept ?? 0);
  },

  /**
   * Forgets a slice of the oldest single events where they are older than ninety days, or more than `most`; what was counted
   * of them stays. True while there is more to forget.
   */
  async forget(today: Day, most = MOST_EVENTS): Promise<boolean> {
    const days = await db.selectFrom('event_days').selectAll().orderBy('dubai_day').execute();
    const [oldest] = days;
    const over = days.reduce((sum, { kept }) => sum + kept, 0) - most;
    const tooOld = oldest && oldest.dubai_day < addDays(today, -KEPT_DAYS);
    if (!oldest || !(tooOld || over > 0)) return false;
    const { dubai_day: day } = oldest;
    await db.transaction().execute(async (transaction) => {
      const slice = transaction
        .selectFrom('events')
        .select('id')
        .where('dubai_day', '=', day)
        .limit(tooOld ? SLICE : Math.min(SLICE, over));
      const { numDeletedRows } = await transaction
        .deleteFrom('events')
        .where('id', 'in', slice)
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('event_days')
        .set({ kept: sql`kept - ${Number(numDeletedRows)}` })
        .where('dubai_day', '=', day)
        .execute();
      // None left, or none found: a count that was wrong must not be tried for ever.
      await transaction
        .deleteFrom('event_days')
        .where('dubai_day', '=', day)
        .$if(numDeletedRows > 0n, (counted) => counted.where('kept', '<=', 0))
        .execute();
    });
    return true;
  },
});
