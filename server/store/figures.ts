import { type Kysely, sql } from 'kysely';
import { addDays, type Day } from '../../domain/dubai-time.ts';
import type { DailyEventsTable, DailyFiguresTable, Database } from './schema.ts';
import type { Figure } from './tally.ts';

export type FigureStore = ReturnType<typeof figureStore>;
export type Sums = Record<Figure, number>;

/** Two years of every event by its place, to set one year beside another; the figures of days stay for good. */
const DETAIL_DAYS = 760;
const FIGURES = ['page_views', 'whatsapp', 'calls', 'directions', 'bookings'] as const;

// Sums arrive as text from PostgreSQL, as numbers from SQLite.
const numbers = <T extends Record<Figure, unknown>>(row: T) => ({
  ...row,
  ...(Object.fromEntries(FIGURES.map((figure) => [figure, Number(row[figure])])) as Sums),
});

export const figureStore = (db: Kysely<Database>) => {
  const within = (scope: DailyFiguresTable['scope'], from: Day, until: Day) =>
    db
      .selectFrom('daily_figures')
      .where('scope', '=', scope)
      .where('dubai_day', '>=', from)
      .where('dubai_day', '<=', until);
  const sums = FIGURES.map((figure) => sql<number>`sum(${sql.ref(figure)})`.as(figure));

  return {
    /** The whole site, a row for each day that brought something; both days included, here and below. */
    async byDay(from: Day, until: Day): Promise<(Sums & { day: Day })[]> {
      const rows = await within('site', from, until)
        .select(['dubai_day as day', ...FIGURES])
        .orderBy('dubai_day')
        .execute();
      return rows.map(numbers);
    },

    async byBranch(from: Day, until: Day): Promise<(Sums & { name: string })[]> {
      const rows = await within('branch', from, until)
        .select(['name', ...sums])
        .groupBy('name')
        .execute();
      return rows.map(numbers);
    },

    /** The pages that led to most contacts, then those that were seen most. */
    async byPage(from: Day, until: Day, most: number): Promise<(Sums & { name: string })[]> {
      const rows = await within('page', from, until)
        .select(['name', ...sums])
        .groupBy('name')
        .orderBy(sql`sum(whatsapp + calls + directions + bookings)`, 'desc')
        .orderBy(sql`sum(page_views)`, 'desc')
        .orderBy('name')
        .limit(most)
        .execute();
      return rows.map(numbers);
    },

    /** How often each event came from each place of each page, day by day. */
    async between(from: Day, until: Day): Promise<DailyEventsTable[]> {
      return db
        .selectFrom('daily_events')
        .select(['dubai_day', 'event', 'section', 'location', 'path', 'count'])
        .where('dubai_day', '>=', from)
        .where('dubai_day', '<=', until)
        .orderBy('dubai_day')
        .orderBy('event')
        .orderBy('section')
        .orderBy('location')
        .orderBy('path')
        .execute();
    },

    async forgetDetail(today: Day): Promise<void> {
      await db.deleteFrom('daily_events').where('dubai_day', '<', addDays(today, -DETAIL_DAYS)).execute();
    },
  };
};
