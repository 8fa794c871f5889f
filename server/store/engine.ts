import type { CreateTableBuilder, Kysely, Transaction } from 'kysely';
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

const turn = (name: string) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`;

/**
 * Until this transaction ends, others that ask for the same name wait. SQLite has one writer at a time anyway; on
 * PostgreSQL two that looked at once would both find nothing and both write.
 */
export async function takeTurns<DB>(transaction: Transaction<DB>, name: string): Promise<void> {
  if (!isSqlite(transaction)) await sql`select ${turn(name)}`.execute(transaction);
}

/** The same, taken by a statement that goes first anyway and returns this: one way to the database less. */
export const turnTaken = <DB>(db: Kysely<DB>, name: string | undefined) =>
  (name === undefined || isSqlite(db) ? sql`null` : turn(name)).as('turn');
