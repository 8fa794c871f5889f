import type { Kysely } from 'kysely';
import { strict } from '../engine.ts';

export async function up(db: Kysely<never>): Promise<void> {
  const reviews = db.schema
    .createTable('reviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('barber_id', 'text', (column) => column.notNull())
    .addColumn('branch_id', 'text', (column) => column.notNull())
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('review', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('reply', 'text')
    .addColumn('replied_at', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('submission_key', 'text', (column) => column.unique())
    .addColumn('content_hash', 'text', (column) => column.notNull());
  await strict(db, reviews).execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('reviews').columns(columns).execute();
  await index('reviews_of_barber', ['barber_id', 'status', 'created_at', 'id']);
  await index('reviews_by_status', ['status', 'created_at', 'id']);
  await index('reviews_by_time', ['created_at', 'id']);
  await index('reviews_by_content', ['content_hash', 'created_at']);

  const audit = db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('review_id', 'text', (column) => column.notNull())
    .addColumn('detail', 'text');
  await strict(db, audit).execute();
  await db.schema.createIndex('audit_by_time').on('audit').columns(['at', 'id']).execute();

  // How often somebody came lately; `client` is a keyed hash that changes every day.
  const limits = db.schema
    .createTable('rate_limits')
    .addColumn('client', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'text', (column) => column.notNull());
  await strict(db, limits).execute();

  // What all processes of one store must agree on, such as the day's key for those hashes.
  const settings = db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull());
  await strict(db, settings).execute();
}
