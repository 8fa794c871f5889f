import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from './failures.ts';

const OWNER_ONLY = 0o600;

export const storeFileOf = (dataDir: string) => join(dataDir, 'jk-masters.db');
export const lockFileOf = (file: string) => `${file}-lock`;
/** The store and what SQLite keeps beside it. */
export const filesOf = (file: string) => [file, `${file}-wal`, `${file}-shm`];

/** With those above it. Node's own way with `recursive` never ends where the system has no place for one, as in /proc. */
export function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  if (isThere()) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if (!isThere()) throw error;
  }
}

/** Names, words and addresses of visitors stand in these files: nobody else on the machine reads them. */
export function makePrivate(file: string): void {
  makeFolder(dirname(file));
  // Never opened where it exists: closing it again would end this process's locks on it.
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: OWNER_ONLY });
  else if (statSync(file).mode & 0o077) chmodSync(file, OWNER_ONLY);
}

/**
 * Holds the store for this process: together with others, or alone. The system lets go of it when the process ends,
 * however it ends; a number of a process in a file would have outlived it.
 */
export function holdStore(file: string, alone: boolean): () => void {
  makePrivate(lockFileOf(file));
  const lock = new DatabaseSync(lockFileOf(file));
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec(alone ? 'begin exclusive' : 'begin; select * from sqlite_schema');
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}

const has = (database: DatabaseSync, sql: string) => database.prepare(sql).get() !== undefined;

/** Whose file it is: ours, nobody's yet, or one that must not be touched (throws). What a newer version made, migrating refuses. */
export function checkOwner(database: DatabaseSync): 'ours' | 'empty' {
  if (!has(database, 'select 1 from sqlite_schema')) return 'empty';
  if (!has(database, "select 1 from sqlite_schema where name = 'kysely_migration'"))
    throw new StoreError('unusable', 'This file is no store of this site');
  return 'ours';
}
