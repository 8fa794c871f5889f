import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openStore, type StoreOptions } from '../../server/store/store.ts';

let made = 0;

/** The URL of an empty database in the PostgreSQL of this run. */
export function freshDatabase(): string {
  made += 1;
  const name = `test_${process.pid}_${made}`;
  execFileSync('psql', ['-qX', '-c', `create database ${name}`, inject('postgres')]);
  return inject('postgres').replace(/[^/]*$/, name);
}

/** Both engines, each returning options of an empty store that is deleted after the test. */
export function bothEngines(): [engine: 'sqlite' | 'postgres', fresh: () => StoreOptions][] {
  const onSqlite = () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'jk-masters-store-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    return { dataDir };
  };
  return [
    ['sqlite', onSqlite],
    ['postgres', () => ({ dataDir: '', databaseUrl: freshDatabase() })],
  ];
}

/** A store that is closed after the test. */
export async function openedStore(options: StoreOptions) {
  const store = await openStore(options);
  onTestFinished(store.close);
  return store;
}
