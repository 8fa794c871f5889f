import { type Expression, type Kysely, type RawBuilder, SqliteAdapter, sql, type Transaction } from 'kysely';
import { cursorAt } from '../../contract/routes.ts';
import { normalizeForSearch } from '../../domain/search-normalization.ts';

// biome-ignore lint/suspicious/noExplicitAny: any schema will do.
export const isSqlite = (db: Kysely<any>) => db.getExecutor().adapter instanceof SqliteAdapter;

/**
 * Locks a name until the transaction ends. On PostgreSQL two concurrent transactions could otherwise both find no row and both
 * insert one; SQLite has a single writer anyway.
 */
export async function advisoryLock<DB>(transaction: Transaction<DB>, name: string): Promise<void> {
  if (!isSqlite(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/** Time and id of the last row of a page. */
export type Cursor = [time: string, id: string];

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,64})$/;

/** Parses a cursor; undefined if invalid. */
export function readCursor(text = ''): Cursor | undefined {
  const [, time, id] = CURSOR.exec(text) ?? [];
  return time && id ? [time, id] : undefined;
}

export const olderThan = ([time, id]: Cursor, timeColumn: string, idColumn: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) < (${time}, ${id})`;

/** Splits rows, queried with one more than the page size, into the page and the cursor of the next one. */
export function pageOf<T>(rows: T[], size: number, at: (row: T) => Parameters<typeof cursorAt>[0]) {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, next: last ? cursorAt(at(last)) : null };
}

/** Whether a normalized column contains a text. Wildcards are literal. */
export const containing = (search: string, column: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${normalizeForSearch(search).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** Limits a query to the reviews that an account may see. */
export type Scope = RawBuilder<boolean>;
export const EVERYWHERE: Scope = sql`true`;
/** The empty slug avoids an empty list, which SQL does not allow. */
export const ofBranches = (slugs: readonly string[]): Scope =>
  sql<boolean>`branch_id in (${sql.join(['', ...slugs])})`;
