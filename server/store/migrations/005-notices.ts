import type { Kysely } from 'kysely';
import { strict } from '../engine.ts';

/** What staff are still to be told: written together with the review, so that neither is ever without the other. */
export async function up(db: Kysely<never>): Promise<void> {
  const notices = db.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('review_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    // Not before this time; whoever claims a notice moves it ahead, so that nobody else takes it meanwhile.
    .addColumn('due_at', 'text', (column) => column.notNull());
  await strict(db, notices).execute();
  await db.schema.createIndex('notices_by_due').on('notices').columns(['due_at', 'id']).execute();
}
