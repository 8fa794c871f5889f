import type { CreateTableBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';

/** SQLite checks column types only in STRICT tables; PostgreSQL always does. */
export function strict<T extends string, C extends string>(
  db: Kysely<never>,
  table: CreateTableBuilder<T, C>,
) {
  return isSqlite(db) ? table.modifyEnd(sql`strict`) : table;
}

export const isSqlite = (db: Kysely<never>) => !db.getExecutor().adapter.supportsMultipleConnections;
