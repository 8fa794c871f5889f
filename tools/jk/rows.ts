import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/store/schema.ts';

export type Row = Record<string, unknown>;
type Engine = 'sqlite' | 'postgres';

const BATCH = 500;

/** Every row of a table, some hundred at a time; within a transaction, so that nothing changes meanwhile. */
export async function* rowsOf(db: Kysely<Database>, engine: Engine, table: string): AsyncGenerator<Row[]> {
  const from = sql.table(table);
  if (engine === 'postgres') await sql`declare every_row cursor for select * from ${from}`.execute(db);
  for (let last = 0; ; ) {
    const { rows } =
      engine === 'postgres'
        ? await sql<Row>`fetch ${sql.lit(BATCH)} from every_row`.execute(db)
        : await sql<Row>`select rowid as last_rowid, * from ${from} where rowid > ${last} order by rowid limit ${BATCH}`.execute(
            db,
          );
    if (rows.length === 0) break;
    last = Number(rows.at(-1)?.last_rowid ?? 0);
    yield rows.map(({ last_rowid: _, ...row }) => row);
  }
  if (engine === 'postgres') await sql`close every_row`.execute(db);
}

/** The engines keep times and flags in their own ways: as SQLite does. */
export function plainValue(value: unknown): string | number | bigint | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return Number(value);
  return value as string | number | bigint;
}

/** How many rows, and a sum over their hashes: the same in whatever order they come. */
export class Tally {
  rows = 0;
  #sum = 0n;

  add(rows: Row[]): void {
    for (const row of rows) {
      const values = Object.keys(row)
        .sort()
        .map((name) => [name, row[name] === null ? null : String(plainValue(row[name]))]);
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
      this.#sum = (this.#sum + BigInt(`0x${hash}`)) % 2n ** 256n;
    }
    this.rows += rows.length;
  }

  equals(other: Tally): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }
}
