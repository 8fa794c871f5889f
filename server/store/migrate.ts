import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StoreError } from './failures.ts';
import * as events from './migrations/001-events.ts';
import * as reviews from './migrations/002-reviews.ts';
import * as staff from './migrations/003-staff.ts';
import * as insights from './migrations/004-insights.ts';
import * as notices from './migrations/005-notices.ts';
import * as perhapsPrograms from './migrations/006-perhaps-programs.ts';
import * as figures from './migrations/007-figures.ts';
import * as reviewPages from './migrations/009-review-pages.ts';
import * as branchSlugs from './migrations/010-branch-slugs.ts';
import * as staffSessions from './migrations/011-staff-sessions.ts';
import * as whoReplied from './migrations/013-who-replied.ts';
import * as fewerTables from './migrations/014-fewer-tables.ts';
import type { Database } from './schema.ts';

const migrations = {
  '001-events': events,
  '002-reviews': reviews,
  '003-staff': staff,
  '004-insights': insights,
  '005-notices': notices,
  '006-perhaps-programs': perhapsPrograms,
  '007-figures': figures,
  '009-review-pages': reviewPages,
  '010-branch-slugs': branchSlugs,
  '011-staff-sessions': staffSessions,
  '013-who-replied': whoReplied,
  '014-fewer-tables': fewerTables,
};

/** In the order in which they are run. */
export const migrationNames: string[] = Object.keys(migrations);

const NEWER = /previously executed migration (\S+) is missing/;

/** Brings the tables up to date; throws what went wrong. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  const newer = error instanceof Error && NEWER.exec(error.message);
  if (newer)
    throw new StoreError('unusable', `A newer version of this program made this store (${newer[1]})`);
  if (error) throw error;
}
