import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { failureOf, StoreError } from '../../server/store/failures.ts';
import { openStore } from '../../server/store/store.ts';
import { checkOwner, filesOf, holdStore, storeFileOf } from '../../server/store/store-file.ts';
import { flush, signEveryoneOut } from './store.ts';

/** A consistent copy, also while the server writes; under another name until it is whole. */
function copyStore(from: string, to: string): void {
  const store = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    store.prepare('vacuum into ?').run(to);
  } finally {
    store.close();
  }
  flush(to);
}

/** A backup that failed leaves nothing that looks like one. */
export function backUpSqlite(dataDir: string, file: string): void {
  const partial = `${file}.partial`;
  const removePartial = () => {
    for (const path of [partial, `${partial}-journal`]) rmSync(path, { force: true });
  };
  removePartial();
  try {
    copyStore(storeFileOf(dataDir), partial);
    renameSync(partial, file);
    flush(dirname(file));
  } finally {
    removePartial();
  }
}

/** Throws where a file is damaged or no backup of ours. */
function checkBackup(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    if (checkOwner(database) === 'empty') throw new Error(`${file} is empty: it is no backup`);
    const [result] = database.prepare('pragma integrity_check').all();
    if (result?.integrity_check !== 'ok') throw new Error(`${file} is damaged: your store is untouched`);
  } catch (error) {
    // The engine's own words; ours say more.
    if (error instanceof StoreError || !['unavailable', 'unusable'].includes(failureOf(error) ?? ''))
      throw error;
    throw new Error(`${file} is damaged, or no backup of this site: your store is untouched`);
  } finally {
    database.close();
  }
}

/** By whatever name: a link to a file is that file. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && a.dev === b?.dev && a.ino === b.ino;
}

/** Keeps the store of a folder closed to everybody else until what it gives is called. */
function holdAlone(storeFile: string): () => void {
  try {
    return holdStore(storeFile, true);
  } catch (error) {
    if (failureOf(error) === 'busy') throw new Error('The store is in use: stop the server first');
    throw error;
  }
}

/** What was written last comes into the file itself; a store that cannot be opened is kept beside the new one. */
function settle(storeFile: string): void {
  try {
    const old = new DatabaseSync(storeFile);
    old.exec('pragma wal_checkpoint(truncate)');
    old.close();
  } catch {
    for (const path of filesOf(storeFile)) if (existsSync(path)) renameSync(path, `${path}.damaged`);
  }
  // Beside another file, these would be taken for that one's.
  for (const path of filesOf(storeFile).slice(1)) rmSync(path, { force: true });
}

/**
 * Puts a backup in the place of the store. Everything is tried on a copy beside it, which is opened and brought up to
 * date; the store itself is touched by one renaming at the end.
 */
export async function restoreSqlite(dataDir: string, file: string): Promise<void> {
  const storeFile = storeFileOf(dataDir);
  if (filesOf(storeFile).some((path) => isSameFile(path, file)))
    throw new Error(`${file} is the store itself: say the file of a backup`);
  checkBackup(file);
  const letGo = holdAlone(storeFile);
  const beside = `${storeFile}.restoring`;
  try {
    accessSync(dataDir, constants.W_OK);
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { recursive: true });
    copyStore(file, storeFileOf(beside));
    const copy = await openStore({ dataDir: beside, alone: true });
    await signEveryoneOut(copy);
    await copy.close();
    flush(storeFileOf(beside));
    if (existsSync(storeFile)) settle(storeFile);
    renameSync(storeFileOf(beside), storeFile);
    flush(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== 'access') throw error;
    throw new Error(`${dataDir} is no folder that you may write to: your store is untouched`);
  } finally {
    rmSync(beside, { recursive: true, force: true });
    letGo();
  }
}
