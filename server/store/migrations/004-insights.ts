import type { Kysely } from 'kysely';
import { strict } from '../engine.ts';

/** Events of finished days, counted: all that is kept of them after ninety days. */
export async function up(db: Kysely<never>): Promise<void> {
  const daily = db.schema
    .createTable('daily_events')
    .addColumn('dubai_day', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_events_key', ['dubai_day', 'event', 'section', 'location', 'path']);
  await strict(db, daily).execute();
  const rolled = db.schema
    .createTable('rolled_days')
    .addColumn('dubai_day', 'text', (column) => column.primaryKey());
  await strict(db, rolled).execute();
}
