import { type Kysely, sql } from 'kysely';
import type { AnalyticsEvent } from '../../contract/event-batch.ts';
import type { EventName } from '../../contract/events.ts';
import type { Figures } from '../../contract/insights.ts';
import { RETENTION_DAYS } from '../../contract/retention.ts';
import { addDays, type Day, dubaiDay } from '../../domain/dubai-time.ts';
import type { Database } from '../store/schema.ts';

const KEY = ['dubaiDay', 'event', 'section', 'location', 'path'] as const;

const sumOf = (...events: EventName[]) =>
  sql<number>`coalesce(sum(case when event in (${sql.join(events)}) then count else 0 end), 0)`;
const pageViews = sumOf('page_view');
const contacts = sumOf('whatsapp_booking', 'call_click', 'directions_click');
const figures = [
  pageViews.as('pageViews'),
  sumOf('whatsapp_booking').as('whatsapp'),
  sumOf('call_click').as('calls'),
  sumOf('directions_click').as('directions'),
] as const;

export type EventStore = ReturnType<typeof eventStore>;

export const eventStore = (db: Kysely<Database>) => {
  /** Includes both days, like every period below. */
  const between = (from: Day, until: Day) =>
    db.selectFrom('dailyEvents').where('dubaiDay', '>=', from).where('dubaiDay', '<=', until);

  return {
    /** Counts all events, or none. */
    async record(events: readonly AnalyticsEvent[], at: Date): Promise<void> {
      const day = dubaiDay(at);
      const groups = Map.groupBy(events, ({ event, section, location, path }) =>
        [event, section, location, path].join(' '),
      );
      // A fixed order prevents deadlocks between processes that count concurrently.
      const rows = [...groups]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, same]) => ({
          ...(same[0] as AnalyticsEvent),
          dubaiDay: day,
          count: same.length,
        }));
      await db
        .insertInto('dailyEvents')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(KEY).doUpdateSet({ count: sql`daily_events.count + excluded.count` }),
        )
        .execute();
    },

    byDay: (from: Day, until: Day): Promise<(Figures & { day: Day })[]> =>
      between(from, until)
        .select(['dubaiDay as day', ...figures])
        .groupBy('dubaiDay')
        .orderBy('dubaiDay')
        .execute(),

    byLocation: (from: Day, until: Day): Promise<(Figures & { location: string })[]> =>
      between(from, until)
        .select(['location', ...figures])
        .groupBy('location')
        .execute(),

    /** Pages by number of contacts, then by page views. */
    byPage: (from: Day, until: Day, most: number) =>
      between(from, until)
        .select([
          'path',
          pageViews.as('pageViews'),
          contacts.as('contacts'),
          sumOf('book_click').as('bookings'),
        ])
        .groupBy('path')
        .orderBy(contacts, 'desc')
        .orderBy(pageViews, 'desc')
        .orderBy('path')
        .limit(most)
        .execute(),

    async purge(today: Day): Promise<void> {
      await db
        .deleteFrom('dailyEvents')
        .where('dubaiDay', '<', addDays(today, -RETENTION_DAYS.events))
        .execute();
    },
  };
};
