import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import { settingsOrExit } from '../../server/settings.ts';
import { openStore } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { storeFileOf } from '../../server/store/store-file.ts';

export const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settingsOrExit();
export const storeFile = storeFileOf(dataDir);

/** Runs a task on the store and closes it; a store that is not there is made only where that is meant. */
export async function withStore<T>(task: (store: Store) => Promise<T>, { create = false } = {}): Promise<T> {
  if (!databaseUrl && !create && !existsSync(storeFile))
    throw new Error(`There is no store in ${dataDir}: start the server once, or set DATA_DIR`);
  const store = await openStore(omitUndefined({ dataDir, databaseUrl }));
  try {
    return await task(store);
  } finally {
    await store.close();
  }
}

/** Who stands in the trail of what is done here. */
export const ACTOR = 'command line';

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

/** For a restored store: who was signed in when the backup was made may have signed out since, or lost a phone. */
export async function signEveryoneOut({ db }: Store): Promise<void> {
  await db.deleteFrom('staff_sessions').execute();
}

/** Until it is on the disk: a file, or a folder with the names in it. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
