import { type Kysely, sql } from 'kysely';
import { isSqlite } from './engine.ts';
import type { Database } from './schema.ts';

export type BarberFigureStore = ReturnType<typeof barberFigureStore>;
export type BarberFigures = {
  barberId: string;
  received: number;
  published: number;
  /** Stars of the published ones; none without any. */
  average: number | null;
  decidedInS: number | null;
  answeredInS: number | null;
  /** Published with three stars or fewer, and no reply. */
  unanswered: number;
};

const numberOrNone = (value: unknown) => (value === null ? null : Number(value));
const wholeOrNone = (value: unknown) => (value === null ? null : Math.round(Number(value)));

export const barberFigureStore = (db: Kysely<Database>) => {
  // Both give nothing where one of the times is missing, which averages leave out.
  const seconds = (until: 'decided_at' | 'replied_at') =>
    isSqlite(db)
      ? sql`unixepoch(${sql.ref(until)}, 'subsec') - unixepoch(created_at, 'subsec')`
      : sql`extract(epoch from cast(${sql.ref(until)} as timestamptz) - cast(created_at as timestamptz))`;
  const isPublished = sql`status = 'published'`;

  return {
    /** What became of the reviews that came from one moment to another, by barber; `until` itself is left out. */
    async between(from: Date, until: Date): Promise<BarberFigures[]> {
      const rows = await db
        .selectFrom('reviews')
        .select(({ fn }) => ['barber_id as barberId', fn.countAll().as('received')])
        .select([
          sql`sum(case when ${isPublished} then 1 else 0 end)`.as('published'),
          sql`avg(case when ${isPublished} then rating end)`.as('average'),
          sql`avg(${seconds('decided_at')})`.as('decidedInS'),
          sql`avg(case when ${isPublished} then ${seconds('replied_at')} end)`.as('answeredInS'),
          sql`sum(case when ${isPublished} and rating <= 3 and reply is null then 1 else 0 end)`.as(
            'unanswered',
          ),
        ])
        .where('created_at', '>=', from.toISOString())
        .where('created_at', '<', until.toISOString())
        .groupBy('barber_id')
        .execute();
      // Sums and averages arrive as text from PostgreSQL, as numbers from SQLite.
      return rows.map((row) => ({
        barberId: row.barberId,
        received: Number(row.received),
        published: Number(row.published),
        average: numberOrNone(row.average),
        decidedInS: wholeOrNone(row.decidedInS),
        answeredInS: wholeOrNone(row.answeredInS),
        unanswered: Number(row.unanswered),
      }));
    },
  };
};
