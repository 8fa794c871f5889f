import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { storeFileOf } from '../../server/store/store-file.ts';
import type { Rig } from './rig.ts';

/** How often each fault happens, and how long a lock is held. */
export type Times = { kills: number; restarts: number; locks: number; heldMs: number };

/** Throws when the server does not stand it. */
type Fault = (rig: Rig, times: Times) => Promise<void>;

const kills: Fault = async (rig, times) => {
  for (let turn = 0; turn < times.kills; turn += 1) {
    await sleep(300 + Math.random() * 500);
    await rig.restart();
  }
};

/** Stopped as it should be, at once as in a crash, and only its connections lost. */
const databaseRestarts: Fault = async ({ cluster, untilReady }, { restarts }) => {
  for (const how of ['fast', 'immediate', 'connections'] as const)
    for (let turn = 0; turn < (cluster ? restarts : 0); turn += 1) {
      if (how === 'connections') cluster?.endConnections();
      else {
        await cluster?.end(how);
        await sleep(300);
        await cluster?.start();
      }
      await untilReady(true);
      await sleep(Math.random() * 500);
    }
};

/** As a database browser holds it. */
const foreignLocks: Fault = async ({ dataDir, databaseUrl, untilReady }, { locks, heldMs }) => {
  for (let turn = 0; turn < locks; turn += 1) {
    if (databaseUrl) {
      const other = new pg.Client(databaseUrl);
      await other.connect();
      await other.query('begin; lock table reviews in access exclusive mode');
      await sleep(heldMs);
      await other.end();
    } else {
      const other = new DatabaseSync(storeFileOf(dataDir), { timeout: 5_000 });
      other.exec('begin immediate');
      await untilReady(false);
      await sleep(heldMs);
      other.close();
    }
    await untilReady(true);
  }
};

export const FAULTS: Record<string, Fault> = {
  'kill -9': kills,
  'database restarted': databaseRestarts,
  'store locked by another program': foreignLocks,
};
