import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../server/store/schema.ts';
import { openStore } from '../../server/store/store.ts';
import { makeFolder, storeFileOf } from '../../server/store/store-file.ts';

/** Until it is on the disk: a file, or a folder with the names in it. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes a store in a folder beside the file, which gets that name once it is whole. */
export async function writeStoreFile<T>(file: string, fill: (folder: string) => Promise<T>): Promise<T> {
  const folder = `${file}.partial`;
  rmSync(folder, { recursive: true, force: true });
  try {
    makeFolder(folder);
    const result = await fill(folder);
    flush(storeFileOf(folder));
    renameSync(storeFileOf(folder), file);
    flush(dirname(file));
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A consistent copy, also while the server writes. */
export function copyStoreFile(from: string, to: string): void {
  const store = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    store.prepare('vacuum into ?').run(to);
  } finally {
    store.close();
  }
}

/** Every table that this program makes, in the order in which they are made: what refers comes after what it refers to. */
export async function ownTables(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-tables-'));
  const store = await openStore({ dataDir: folder });
  try {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by rowid`.execute(
      store.db,
    );
    return rows.map(({ name }) => name);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

type Row = Record<string, unknown>;
const BATCH = 500;

/** Every row of a table; a store of a few branches fits into memory many times. */
const rowsOf = async (db: Kysely<Database>, table: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows;

/** The same for the same rows, in whatever order a store gives them and their columns. */
const asText = (rows: Row[]) =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).sort()))
    .sort()
    .join('\n');

/** Copies one table and reads it back; throws where the copy differs. Gives the number of its rows. */
async function copyTable(table: string, from: Kysely<Database>, into: Kysely<Database>): Promise<number> {
  if ((await rowsOf(into, table)).length)
    throw new Error(`The target is not empty: there are ${table} in it`);
  const rows = await rowsOf(from, table);
  for (let start = 0; start < rows.length; start += BATCH)
    // The tables are known by name alone here.
    await into
      .insertInto(table as never)
      .values(rows.slice(start, start + BATCH) as never)
      .execute();
  if (asText(await rowsOf(into, table)) !== asText(rows))
    throw new Error(`The copy of ${table} differs: nothing was copied`);
  return rows.length;
}

/** Copies every row of a store, as it is at one moment, into an empty one. Gives their number. */
export async function copyRows(source: Kysely<Database>, target: Transaction<Database>): Promise<number> {
  // Kysely's own: every store makes them for itself.
  const tables = (await ownTables()).filter((table) => !table.startsWith('kysely_'));
  const snapshot = source.withoutPlugins().transaction().setIsolationLevel('repeatable read');
  return snapshot.execute(async (from) => {
    let rows = 0;
    for (const table of tables) rows += await copyTable(table, from, target.withoutPlugins());
    return rows;
  });
}
