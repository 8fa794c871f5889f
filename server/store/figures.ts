import { type Kysely, sql } from 'kysely';
import { addDays, type Day } from '../../domain/dubai-time.ts';
import type { DailyEventsTable, Database } from './schema.ts';

export type FigureStore = ReturnType<typeof figureStore>;

const KEPT_DAYS = 90;

export const figureStore = (db: Kysely<Database>) => ({
  /**
   * Counts every finished day that has not been counted, and forgets the single events of days longer ago than ninety.
   * Several processes may try at once: a day is counted by whoever writes its name first.
   */
  async rollUp(today: Day): Promise<void> {
    const days = await db
      .selectFrom('events')
      .select('dubai_day')
      .distinct()
      .where('dubai_day', '<', today)
      .where('dubai_day', 'not in', (query) => query.selectFrom('rolled_days').select('dubai_day'))
      .execute();
    for (const { dubai_day: day } of days) {
      await db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('rolled_days')
          .values({ dubai_day: day })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return;
        await transaction
          .insertInto('daily_events')
          .columns(['dubai_day', 'event', 'section', 'location', 'path', 'count'])
          .expression((query) =>
            query
              .selectFrom('events')
              .select(({ fn }) => [
                'dubai_day',
                'event',
                'section',
                'location',
                'path',
                fn.countAll<number>().as('count'),
              ])
              .where('dubai_day', '=', day)
              .groupBy(['dubai_day', 'event', 'section', 'location', 'path']),
          )
          .execute();
      });
    }
    await db
      .deleteFrom('events')
      .where('dubai_day', '<', addDays(today, -KEPT_DAYS))
      .where('dubai_day', 'in', (query) => query.selectFrom('rolled_days').select('dubai_day'))
      .execute();
  },

  /** Counts from one day to another, both included: finished days as they were counted, the rest counted now. */
  async between(from: Day, until: Day): Promise<DailyEventsTable[]> {
    const counted = db
      .selectFrom('daily_events')
      .select(['dubai_day', 'event', 'section', 'location', 'path', 'count'])
      .where('dubai_day', '>=', from)
      .where('dubai_day', '<=', until);
    const fresh = db
      .selectFrom('events')
      .select(['dubai_day', 'event', 'section', 'location', 'path', sql<number>`count(*)`.as('count')])
      .where('dubai_day', '>=', from)
      .where('dubai_day', '<=', until)
      .where('dubai_day', 'not in', (query) => query.selectFrom('rolled_days').select('dubai_day'))
      .groupBy(['dubai_day', 'event', 'section', 'location', 'path']);
    const rows = [...(await counted.execute()), ...(await fresh.execute())];
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  },
});
