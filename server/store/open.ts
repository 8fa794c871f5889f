import { Kysely } from 'kysely';
import { StoreError } from './failures.ts';
import type { Channel } from './notices.ts';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';
import { createStore, type Store } from './store.ts';
import { storeFileOf } from './store-file.ts';

export type StoreOptions = {
  dataDir: string;
  databaseUrl?: string;
  /** Who is told of new reviews. */
  channels?: readonly Channel[];
  /** Nobody else may have it open, neither now nor until it is closed. */
  alone?: boolean;
};

function dialectFor({ dataDir, databaseUrl, alone = false }: StoreOptions) {
  if (!databaseUrl) return sqliteDialect(storeFileOf(dataDir), { alone });
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new StoreError('unusable', 'DATABASE_URL must begin with postgres://');
  return postgresDialect(databaseUrl, { alone });
}

/**
 * SQLite in DATA_DIR, or PostgreSQL where DATABASE_URL says so. It is opened, and its tables brought up to date, at the
 * first use; while that fails every use throws a StoreError, and the next one tries again.
 */
export function makeStore(options: StoreOptions): Store {
  return createStore(new Kysely<Database>({ dialect: dialectFor(options) }), options.channels);
}

/** The same, open already; throws what went wrong. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = makeStore(options);
  await store.ping();
  return store;
}
