import { Kysely } from 'kysely';
import { StoreError } from './failures.ts';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';
import { createStore, type Store } from './store.ts';
import { storeFileOf } from './store-file.ts';

export type StoreOptions = {
  dataDir: string;
  databaseUrl?: string;
  /** Staff get a mail for each new review. */
  notifies?: boolean;
  /** Nobody else may have it open. */
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
 * first use; while that fails every use throws, and the next one tries again.
 */
export const makeStore = (options: StoreOptions): Store =>
  createStore(new Kysely<Database>({ dialect: dialectFor(options) }), options.notifies);

/** The same, open already; throws what went wrong. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = makeStore(options);
  await store.ping();
  return store;
}
