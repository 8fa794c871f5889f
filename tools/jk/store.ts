import { existsSync } from 'node:fs';
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
