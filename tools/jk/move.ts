import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { type Kysely, sql } from 'kysely';
import { failureOf } from '../../server/store/failures.ts';
import type { Database } from '../../server/store/schema.ts';
import type { Store } from '../../server/store/store.ts';
import { openStore, type StoreOptions } from '../../server/store/store.ts';
import { storeFileOf } from '../../server/store/store-file.ts';
import { databaseUrl, dataDir, flush, ownTables, reasonOf, storeFile } from './store.ts';

const isUrl = (target: string) => /^postgres(ql)?:\/\//.test(target);
const LOOKS_LIKE_URL = /^[a-z][a-z\d+.-]*:\/\//i;

async function openAlone(options: StoreOptions, what: string): Promise<Store> {
  try {
    return await openStore({ ...options, alone: true });
  } catch (error) {
    if (failureOf(error) === 'busy') throw new Error(`${what} is in use: stop the server first`);
    // The usual words speak of DATABASE_URL, which is the other end.
    const reason = reasonOf(error, what);
    throw new Error(reason.startsWith(`${what} cannot`) ? reason : `${what} cannot be opened: ${reason}`);
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
async function moveTable(table: string, from: Kysely<Database>, into: Kysely<Database>): Promise<number> {
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
    throw new Error(`The copy of ${table} differs: nothing was moved`);
  return rows.length;
}

/** Every table in one transaction of the target: all of them or none. Gives the number of rows. */
async function moveInto(source: Store, options: StoreOptions): Promise<number> {
  // Kysely's own: every store makes them for itself.
  const tables = (await ownTables()).filter((table) => !table.startsWith('kysely_'));
  const target = await openAlone(options, 'The target');
  try {
    return await source.db.transaction().execute((from) =>
      target.db.transaction().execute(async (into) => {
        let rows = 0;
        for (const table of tables) rows += await moveTable(table, from, into);
        return rows;
      }),
    );
  } finally {
    await target.close();
  }
}

/** Under another name until it is whole. */
async function moveIntoFile(source: Store, file: string): Promise<number> {
  const beside = `${file}.moving`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  try {
    const rows = await moveInto(source, { dataDir: beside });
    flush(storeFileOf(beside));
    if (existsSync(file)) throw new Error(`${file} exists already`);
    renameSync(storeFileOf(beside), file);
    flush(dirname(file));
    return rows;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

async function move(to: string): Promise<number> {
  if (!to.trim() || (LOOKS_LIKE_URL.test(to) && !isUrl(to)))
    throw new Error(`${to || 'Nothing'} is no target: say postgres://… or the name of a file`);
  if (isUrl(to) && new URL(to).password)
    throw new Error(
      'Other users of the machine can read arguments: say the password in PGPASSWORD or ~/.pgpass',
    );
  if (!isUrl(to) && existsSync(to)) throw new Error(`${to} exists already`);
  if (!databaseUrl && !existsSync(storeFile)) throw new Error(`There is no store in ${dataDir}`);
  const source = await openAlone({ dataDir, databaseUrl }, 'The store');
  try {
    return isUrl(to) ? await moveInto(source, { dataDir, databaseUrl: to }) : await moveIntoFile(source, to);
  } finally {
    await source.close();
  }
}

export function moveCommand(program: Command): void {
  program
    .command('move')
    .requiredOption('--to <target>', 'postgres://… or a file for SQLite, with nothing in it yet')
    .description('copy everything into another store and compare every table; the server must be stopped')
    .action(async ({ to }: { to: string }) => {
      const rows = await move(to);
      console.log(`${rows} rows are in ${to}, and each was compared. The old store is as it was.`);
      console.log(
        isUrl(to)
          ? `Start the server with DATABASE_URL.`
          : 'Start the server with this file as jk-masters.db in DATA_DIR.',
      );
    });
}
