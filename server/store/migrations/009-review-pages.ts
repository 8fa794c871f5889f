import type { Kysely } from 'kysely';
import { strict } from '../engine.ts';

export async function up(db: Kysely<never>): Promise<void> {
  // Stars stand in the index, so that an average is read from it alone.
  await db.schema.dropIndex('reviews_of_barber').execute();
  await db.schema
    .createIndex('reviews_of_barber')
    .on('reviews')
    .columns(['barber_id', 'status', 'created_at', 'id', 'rating'])
    .execute();
  // Goes up with everything that changes what visitors see of a barber's reviews: copies made before are stale.
  const revisions = db.schema
    .createTable('review_revisions')
    .addColumn('barber_id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull());
  await strict(db, revisions).execute();
}
