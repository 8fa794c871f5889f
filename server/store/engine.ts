import type { CreateTableBuilder, Kysely, Transaction } from 'kysely';
import { SqliteAdapter, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: any schema will do.
export const isSqlite = (db: Kysely<any>) => db.getExecutor().adapter instanceof SqliteAdapter;

/** SQLite checks column types only in STRICT tables; PostgreSQL always does. */
export function strict<T extends string, C extends string>(
  db: Kysely<never>,
  table: CreateTableBuilder<T, C>,
) {
  return isSqlite(db) ? table.modifyEnd(sql`strict`) : table;
}

/**
 * Until this transaction ends, others that ask for the same name wait. SQLite has one writer at a time anyway; on
 * PostgreSQL two that looked at once would both find nothing and both write.
 */
export async function advisoryLock<DB>(transaction: Transaction<DB>, name: string): Promise<void> {
  if (!isSqlite(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
