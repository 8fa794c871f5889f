import { type Kysely, sql } from 'kysely';
import type { QueueCounts } from '../../contract/staff.ts';
import type { Database } from './schema.ts';

/** Both counts are read from an index alone, however many reviews there are. */
export async function queueCounts(db: Kysely<Database>): Promise<QueueCounts> {
  const counts = await db
    .selectFrom('reviews')
    .select(({ fn }) => ['status', fn.countAll().as('total')])
    .groupBy('status')
    .execute();
  const { marked } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll().as('marked'))
    .where('status', '=', 'pending')
    .where('perhaps_program', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  const of = (status: string) => Number(counts.find((row) => row.status === status)?.total ?? 0);
  const perhapsPrograms = Number(marked);
  return {
    // One may have come between the two questions.
    pending: Math.max(0, of('pending') - perhapsPrograms),
    perhapsPrograms,
    published: of('published'),
    refused: of('refused'),
  };
}
