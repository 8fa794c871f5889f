import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isSqlite } from './engine.ts';

/**
 * A query that gives these rows, all in one parameter, in their order: however many they are, the statement is the same,
 * and is prepared once. For the right side of an insert; the condition keeps SQLite from reading ON CONFLICT as a join.
 */
export function jsonRows<T extends object>(
  // biome-ignore lint/suspicious/noExplicitAny: any schema will do.
  db: Kysely<any>,
  rows: readonly T[],
  columns: Record<keyof T, 'text' | 'integer'>,
): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  const entries = Object.entries<string>(columns);
  if (isSqlite(db)) {
    const values = entries.map(([name]) => sql`value ->> ${sql.lit(`$.${name}`)}`);
    return sql`select ${sql.join(values)} from json_each(${json}) where true`;
  }
  const typed = entries.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  const names = entries.map(([name]) => sql.ref(name));
  return sql`select ${sql.join(names)} from jsonb_to_recordset(cast(${json} as jsonb)) as r(${sql.join(typed)}) where true`;
}
