import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from './migrate.ts';
import type { Channel } from './notices.ts';
import type { Database } from './schema.ts';
import { NodeSqliteDialect } from './sqlite.ts';
import { createStore, type Store } from './store.ts';

export type StoreOptions = {
  dataDir: string;
  databaseUrl?: string;
  /** Who is told of new reviews. */
  channels?: readonly Channel[];
};

const POOL = 10;

async function dialectFor({ dataDir, databaseUrl }: StoreOptions) {
  if (!databaseUrl) return new NodeSqliteDialect(join(dataDir, 'jk-masters.db'));
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new Error('DATABASE_URL must begin with postgres://');
  // Loaded only where it is asked for: most installations never need it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL });
  // A database that restarts ends idle connections; unheard, that would end this process, too. The next query opens another.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** SQLite in DATA_DIR, or PostgreSQL where DATABASE_URL says so; with its tables up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const db = new Kysely<Database>({ dialect: await dialectFor(options) });
  await migrate(db);
  return createStore(db, options.channels);
}
