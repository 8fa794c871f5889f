import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as events from './migrations/001-events.ts';
import * as reviews from './migrations/002-reviews.ts';
import type { Database } from './schema.ts';

const migrations = { '001-events': events, '002-reviews': reviews };

/** Brings the tables up to date; throws what went wrong. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
