import { mkdtempDisposableSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../server/store/schema.ts';
import { openStore } from '../../server/store/store.ts';
import { makeFolder, storeFileOf } from '../../server/store/store-file.ts';

async function flush(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}

/** Creates a store in a temporary folder beside `file` and renames it to `file` once it is complete. */
export async function writeStoreFile<T>(file: string, fill: (folder: string) => Promise<T>): Promise<T> {
  const folder = `${file}.partial`;
  rmSync(folder, { recursive: true, force: true });
  try {
    makeFolder(folder);
    const result = await fill(folder);
    await flush(storeFileOf(folder));
    renameSync(storeFileOf(folder), file);
    await flush(dirname(file));
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a consistent copy, even while the server writes. */
export function copyStoreFile(from: string, to: string): void {
  using store = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  store.prepare('vacuum into ?').run(to);
}

/** All tables of the schema in creation order, so that referenced tables come first. */
export async function ownTables(): Promise<string[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'jk-masters-tables-'));
  await using store = await openStore({ dataDir: folder.path });
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by rowid`.execute(
    store.db,
  );
  return rows.map(({ name }) => name);
}

type Row = Record<string, unknown>;
const BATCH = 500;

/** All rows of a table: the store of a few branches easily fits into memory. */
const rowsOf = async (db: Kysely<Database>, table: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows;

/** Serializes rows independently of the order of rows and columns. */
const canonical = (rows: Row[]) =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).sort()))
    .sort()
    .join('\n');

/** Copies one table and verifies the copy; returns the number of rows. */
async function copyTable(table: string, from: Kysely<Database>, into: Kysely<Database>): Promise<number> {
  if ((await rowsOf(into, table)).length) throw new Error(`The target is not empty: it has rows in ${table}`);
  const rows = await rowsOf(from, table);
  for (let start = 0; start < rows.length; start += BATCH)
    // Tables are known only by name here, not by type.
    await into
      .insertInto(table as never)
      .values(rows.slice(start, start + BATCH) as never)
      .execute();
  if (canonical(await rowsOf(into, table)) !== canonical(rows))
    throw new Error(`The copy of ${table} differs: nothing was copied`);
  return rows.length;
}

/** Copies a snapshot of a store into an empty one; returns the number of rows. */
export async function copyRows(source: Kysely<Database>, target: Transaction<Database>): Promise<number> {
  // Every store creates Kysely's own tables by itself.
  const tables = (await ownTables()).filter((table) => !table.startsWith('kysely_'));
  const snapshot = source.withoutPlugins().transaction().setIsolationLevel('repeatable read');
  return snapshot.execute(async (from) => {
    let rows = 0;
    for (const table of tables) rows += await copyTable(table, from, target.withoutPlugins());
    return rows;
  });
}
