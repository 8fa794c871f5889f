import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from './failures.ts';

const OWNER_ONLY = 0o600;

export const storeFileOf = (dataDir: string) => join(dataDir, 'jk-masters.db');
export const lockFileOf = (file: string) => `${file}-lock`;
/** The store file and its companions. */
export const filesOf = (file: string) => [file, `${file}-wal`, `${file}-shm`];

/** Creates a folder and its parents. Node's `recursive` option loops forever where this is impossible, as in /proc. */
export function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  if (isThere()) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isThere()) throw error;
  }
}

/** Makes a file readable only by its owner, because it contains visitors' data. Creates it if missing. */
export function makePrivate(file: string): void {
  makeFolder(dirname(file));
  // Never open an existing file: closing it would release this process's POSIX locks.
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: OWNER_ONLY });
  else if (statSync(file).mode & 0o077) chmodSync(file, OWNER_ONLY);
}

/**
 * Locks the store, shared or exclusively, until the returned database is closed. The system releases the lock when the process
 * dies, unlike a PID file.
 */
export function lockStore(file: string, isExclusive = false): DatabaseSync {
  makePrivate(lockFileOf(file));
  const lock = new DatabaseSync(lockFileOf(file));
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec(isExclusive ? 'begin exclusive' : 'begin; select * from sqlite_schema');
  } catch (error) {
    lock.close();
    throw error;
  }
  return lock;
}

const has = (database: DatabaseSync, sql: string) => database.prepare(sql).get() !== undefined;

/** Returns 'ours' or 'empty'; throws if the file is not our database. `migrate` refuses stores of newer versions. */
export function checkOwner(database: DatabaseSync): 'ours' | 'empty' {
  if (!has(database, 'select 1 from sqlite_schema')) return 'empty';
  if (!has(database, "select 1 from sqlite_schema where name = 'kysely_migration'"))
    throw new StoreError('unusable', `${database.location()} is not a store of this site`);
  return 'ours';
}
