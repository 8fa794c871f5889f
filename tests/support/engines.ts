import { execFileSync } from 'node:child_process';
import { inject, onTestFinished } from 'vitest';
import { openStore } from '../../server/app/store.ts';
import type { StoreOptions } from '../../server/store/store.ts';
import { temporary } from './folder.ts';

let databases = 0;

/** The URL of an empty database in the PostgreSQL of this run. */
export function freshDatabase(options = ''): string {
  databases += 1;
  const name = `test_${process.pid}_${databases}`;
  execFileSync('psql', ['-qX', '-c', `create database ${name} ${options}`, inject('postgres')]);
  return inject('postgres').replace(/[^/]*$/, name);
}

/** Both engines, each returning options of an empty store that is deleted after the test. */
export function bothEngines(): [engine: 'sqlite' | 'postgres', fresh: () => StoreOptions][] {
  return [
    ['sqlite', () => ({ dataDir: temporary() })],
    ['postgres', () => ({ dataDir: '', databaseUrl: freshDatabase() })],
  ];
}

/** A store that is closed after the test. */
export async function openedStore(options: StoreOptions) {
  const store = await openStore(options);
  onTestFinished(store.close);
  return store;
}
