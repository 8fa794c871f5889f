import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import { openStore, type StoreOptions } from '../../server/store/open.ts';
import { startPostgres } from '../../tools/support/postgres.ts';

/** Both engines, each giving the options of an empty store that is gone after the test. */
export function bothEngines(): [engine: 'sqlite' | 'postgres', fresh: () => StoreOptions][] {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(async () => postgres?.stop());
  const onSqlite = () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-store-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    return { dataDir };
  };
  return [
    ['sqlite', onSqlite],
    ['postgres', () => omitUndefined({ dataDir: '', databaseUrl: postgres?.database() })],
  ];
}

/** A store that is closed when the test is over. */
export async function openedStore(options: StoreOptions) {
  const store = await openStore(options);
  onTestFinished(store.close);
  return store;
}
