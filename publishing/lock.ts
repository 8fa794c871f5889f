import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 50;

/**
 * Takes a machine-wide lock with an exclusive SQLite transaction, which the operating system releases when the process dies.
 * Closing the returned database releases it; undefined if another process still holds the lock after `timeoutMs` milliseconds.
 */
export async function lockFile(path: string, timeoutMs: number): Promise<DatabaseSync | undefined> {
  await mkdir(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 0 });
  for (const start = performance.now(); ; await wait(RETRY_MS)) {
    try {
      database.exec('BEGIN EXCLUSIVE');
      return database;
    } catch (error) {
      const isHeld = /locked/.test((error as Error).message);
      if (isHeld && performance.now() - start < timeoutMs) continue;
      database.close();
      if (isHeld) return undefined;
      throw error;
    }
  }
}
