import { type Kysely, sql } from 'kysely';
import type { Insights } from '../../contract/insights.ts';
import type { Database } from '../store/schema.ts';
import { isSqlite } from '../store/sql.ts';

/** Review statistics by barber for reviews received from `from` until before `until`. */
export async function reviewsByBarber(
  db: Kysely<Database>,
  from: Date,
  until: Date,
): Promise<Insights['byBarber']> {
  // Null if one of the times is missing; averages skip it.
  const seconds = (column: 'decidedAt' | 'repliedAt') =>
    isSqlite(db)
      ? sql`unixepoch(${sql.ref(column)}, 'subsec') - unixepoch(created_at, 'subsec')`
      : sql`extract(epoch from cast(${sql.ref(column)} as timestamptz) - cast(created_at as timestamptz))`;
  const published = sql`status = 'published'`;
  const count = (condition: typeof published) => sql<number>`sum(case when ${condition} then 1 else 0 end)`;
  return db
    .selectFrom('reviews')
    .select(({ fn }) => ['barberId', fn.countAll<number>().as('received')])
    .select([
      count(published).as('published'),
      sql<number | null>`avg(case when ${published} then rating end)`.as('average'),
      sql<number | null>`round(avg(${seconds('decidedAt')}))`.as('decidedInS'),
      sql<number | null>`round(avg(case when ${published} then ${seconds('repliedAt')} end))`.as(
        'answeredInS',
      ),
    ])
    .where('createdAt', '>=', from.toISOString())
    .where('createdAt', '<', until.toISOString())
    .groupBy('barberId')
    .orderBy('barberId')
    .execute();
}
