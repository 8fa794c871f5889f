import { accessSync, constants, existsSync, mkdtempDisposableSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { openStore, type Store } from '../../server/app/store.ts';
import { failureOf, StoreError } from '../../server/store/failures.ts';
import { withDatabase } from '../../server/store/postgres.ts';
import { migrate } from '../../server/store/schema.ts';
import { checkOwner, filesOf, lockStore, storeFileOf } from '../../server/store/store-file.ts';
import { copyRows, copyStoreFile, openBackup, tablesOf, writeStoreFile } from './copy.ts';

/** Throws if a file is damaged or not one of our backups. */
function checkBackup(file: string): void {
  using database = openBackup(file);
  try {
    if (checkOwner(database) === 'empty') throw new Error(`${file} is empty: it is not a backup`);
    const [result] = database.prepare('pragma integrity_check').all();
    if (result?.integrity_check !== 'ok') throw new Error(`${file} is damaged: your store is untouched`);
  } catch (error) {
    // Replace engine errors by a clearer message.
    if (error instanceof StoreError || !['unavailable', 'unusable'].includes(failureOf(error) ?? ''))
      throw error;
    throw new Error(`${file} is damaged or not a backup of this site: your store is untouched`);
  }
}

/** Copies a backup into an empty folder, migrates it, and ends all sessions, because a device may have been lost since. */
async function openCopy(file: string, folder: string): Promise<Store> {
  checkBackup(file);
  copyStoreFile(file, storeFileOf(folder), true);
  const copy = await openStore({ dataDir: folder });
  for (const table of ['staffSessions', 'staffLinks'] as const) await copy.db.deleteFrom(table).execute();
  return copy;
}

export async function withCopy<T>(file: string, task: (copy: Store) => Promise<T>): Promise<T> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'jk-masters-copy-'));
  await using copy = await openCopy(file, folder.path);
  return await task(copy);
}

/** Checkpoints the -wal file into the old store; if the store cannot be opened, keeps its files as `.damaged`. */
function retire(storeFile: string): void {
  try {
    const old = new DatabaseSync(storeFile);
    old.exec('pragma wal_checkpoint(truncate)');
    old.close();
  } catch {
    for (const path of filesOf(storeFile)) if (existsSync(path)) renameSync(path, `${path}.damaged`);
  }
  // SQLite would apply these files to the restored store.
  for (const path of filesOf(storeFile).slice(1)) rmSync(path, { force: true });
}

/** Replaces the store with a backup: prepares everything in a copy and renames it into place as the last step. */
export async function restoreSqlite(dataDir: string, file: string): Promise<void> {
  const storeFile = storeFileOf(dataDir);
  using _lock = lockStore(storeFile, true);
  try {
    accessSync(dataDir, constants.W_OK);
    await writeStoreFile(storeFile, async (folder) => {
      await (await openCopy(file, folder)).close();
      if (existsSync(storeFile)) retire(storeFile);
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== 'access') throw error;
    throw new Error(`${dataDir} is not a writable folder: your store is untouched`);
  }
}

/** Replaces our tables, of any version, with a backup in one transaction. */
export const restorePostgres = (databaseUrl: string, file: string): Promise<void> =>
  withCopy(file, async (copy) => {
    const tables = (await tablesOf(copy.db)).map((table) => sql.table(table));
    await withDatabase(databaseUrl, true, (db) =>
      db.transaction().execute(async (into) => {
        await sql`set local lock_timeout = '5s'`.execute(into);
        await sql`drop table if exists ${sql.join(tables)}`.execute(into);
        await migrate(into);
        await copyRows(copy.db, into);
      }),
    );
  });

/** Whether the database contains a store that a restore would replace. */
export const hasPostgresStore = (databaseUrl: string): Promise<boolean> =>
  withDatabase(databaseUrl, false, async (db) => {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    return tables.some(({ name }) => name === 'kysely_migration');
  });
