import type { CreateTableBuilder, Kysely } from 'kysely';
import { SqliteAdapter, sql } from 'kysely';

/** SQLite checks column types only in STRICT tables; PostgreSQL always does. */
export function strict<T extends string, C extends string>(
  db: Kysely<never>,
  table: CreateTableBuilder<T, C>,
) {
  return isSqlite(db) ? table.modifyEnd(sql`strict`) : table;
}

// biome-ignore lint/suspicious/noExplicitAny: any schema will do.
export const isSqlite = (db: Kysely<any>) => db.getExecutor().adapter instanceof SqliteAdapter;
