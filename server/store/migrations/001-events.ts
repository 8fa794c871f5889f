import type { Kysely } from 'kysely';
import { strict } from '../engine.ts';

export async function up(db: Kysely<never>): Promise<void> {
  const events = db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('dubai_day', 'text', (column) => column.notNull());
  await strict(db, events).execute();
  await db.schema.createIndex('events_by_day').on('events').columns(['dubai_day', 'event']).execute();
}
