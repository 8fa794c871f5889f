import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql, type Transaction } from 'kysely';
import { flush } from '../../release/files.ts';
import type { Database } from '../../server/store/schema.ts';
import { isSqlite } from '../../server/store/sql.ts';
import { makeFolder, storeFileOf } from '../../server/store/store-file.ts';

/** Creates a store in a temporary folder beside `file` and renames it to `file` once it is complete. */
export async function writeStoreFile(file: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const folder = `${file}.partial`;
  rmSync(folder, { recursive: true, force: true });
  try {
    makeFolder(folder);
    await fill(folder);
    await flush(storeFileOf(folder));
    renameSync(storeFileOf(folder), file);
    await flush(dirname(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a backup, which is never written to: SQLite would leave a -shm and a -wal file beside it. */
export function openBackup(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}

/** Makes a consistent copy, even while the server writes. */
export function copyStoreFile(from: string, to: string, isBackup = false): void {
  using store = isBackup ? openBackup(from) : new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  store.prepare('vacuum into ?').run(to);
}

/** All tables of a SQLite store in creation order, so that referenced tables come first. */
export async function tablesOf(sqlite: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by rowid`.execute(
    sqlite,
  );
  return rows.map(({ name }) => name);
}

type Row = Record<string, unknown>;
const BATCH = 500;

/** All rows of a table: the store of a few branches easily fits into memory. */
const rowsOf = async (db: Kysely<Database>, table: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows;

async function copyTable(table: string, from: Kysely<Database>, into: Kysely<Database>): Promise<void> {
  const rows = await rowsOf(from, table);
  for (let start = 0; start < rows.length; start += BATCH)
    // Tables are known only by name here, not by type.
    await into
      .insertInto(table as never)
      .values(rows.slice(start, start + BATCH) as never)
      .execute();
}

/** Copies a snapshot of a store into an empty one of the other engine. */
export async function copyRows(source: Kysely<Database>, target: Transaction<Database>): Promise<void> {
  const all = await tablesOf(isSqlite(source) ? source : target);
  // Every store creates Kysely's own tables by itself.
  const tables = all.filter((table) => !table.startsWith('kysely_'));
  const snapshot = source.withoutPlugins().transaction().setIsolationLevel('repeatable read');
  await snapshot.execute(async (from) => {
    for (const table of tables) await copyTable(table, from, target.withoutPlugins());
  });
}
