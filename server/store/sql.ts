import { type Expression, type Kysely, type RawBuilder, SqliteAdapter, sql, type Transaction } from 'kysely';
import { cursorAt } from '../../contract/routes.ts';
import { searchedAs, searchForm } from '../../domain/search-form.ts';

// biome-ignore lint/suspicious/noExplicitAny: any schema will do.
export const isSqlite = (db: Kysely<any>) => db.getExecutor().adapter instanceof SqliteAdapter;

/**
 * Until this transaction ends, others that ask for the same name wait. SQLite has one writer at a time anyway; on
 * PostgreSQL two that looked at once would both find nothing and both write.
 */
export async function advisoryLock<DB>(transaction: Transaction<DB>, name: string): Promise<void> {
  if (!isSqlite(transaction))
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/** Time and id of the last row of a page. */
export type Cursor = [time: string, id: string];

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,64})$/;

/** Nothing for a text that is no cursor. */
export function readCursor(text = ''): Cursor | undefined {
  const [, time, id] = CURSOR.exec(text) ?? [];
  return time && id ? [time, id] : undefined;
}

/** Rows that come after a page whose last row is there, newest first. */
export const olderThan = ([time, id]: Cursor, timeColumn: string, idColumn: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) < (${time}, ${id})`;

/** Of one row more than a page holds: the page, and where the next one begins. */
export function pageOf<T>(rows: T[], size: number, at: (row: T) => Parameters<typeof cursorAt>[0]) {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, next: last ? cursorAt(at(last)) : null };
}

const ARABIC = /\p{Script=Arabic}/u;

/** A column as `form` is compared with it, in words that both engines know; letters that the form has not stay as they are. */
const searchFormOf = (column: RawBuilder<string>, form: string) =>
  searchedAs
    .filter(([, searched]) => form.includes(searched))
    .reduce(
      (text, [written, searched]) => sql<string>`replace(${text}, ${sql.lit(written)}, ${sql.lit(searched)})`,
      column,
    );

/** Whether a column contains a text, in either case and however Arabic is written; signs stand for themselves. */
export function containing(search: string, column: Expression<unknown>): RawBuilder<boolean> {
  const form = searchForm(search);
  const lower = sql<string>`lower(${column})`;
  // Only a search in Arabic pays for the forms of its letters.
  const text = ARABIC.test(form) ? searchFormOf(lower, form) : lower;
  return sql<boolean>`${text} like ${`%${form.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
