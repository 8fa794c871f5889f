import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StoreError } from './failures.ts';

/** Whoever has the store open holds this advisory lock, shared; whoever replaces the store must have it alone. */
export const HOLD_KEY = 0x4a4b4d53;
const AGAIN_MS = 1_000;

/**
 * Holds the database for as long as this process lives, through restarts of the database, too: its session ends with the
 * process, however that ends. Gives the way to let go; throws where another holds it in a way that excludes ours.
 */
export async function holdDatabase(connect: () => Client, alone: boolean): Promise<() => Promise<void>> {
  const lock = alone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  let held: Client | undefined;
  let wanted = true;

  async function take(): Promise<void> {
    const client = connect();
    client.on('error', () => {});
    client.on('end', () => {
      if (client === held && wanted) void takeAgain();
    });
    try {
      await client.connect();
      const { rows } = await client.query(`select ${lock}(${HOLD_KEY}) as held`);
      if (!rows[0]?.held) throw new StoreError('busy', 'Another process has this database open');
      held = client;
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
  }

  async function takeAgain(): Promise<void> {
    while (wanted) {
      await sleep(AGAIN_MS, undefined, { ref: false });
      if (!wanted) return;
      try {
        return await take();
      } catch {
        // Until the database answers again.
      }
    }
  }

  await take();
  return async () => {
    wanted = false;
    await held?.end().catch(() => {});
  };
}
