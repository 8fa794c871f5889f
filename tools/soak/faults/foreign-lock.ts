import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { storeFileOf } from '../../../server/store/store-file.ts';
import type { Fault } from '../stage.ts';
import { untilNotReady, untilReady } from '../until.ts';

/** As somebody's database browser holds it. */
export const foreignLock: Fault = {
  name: 'store locked by another program',
  engine: 'sqlite',
  async run({ copy, engine, plan }) {
    for (let lock = 0; lock < plan.locks; lock += 1) {
      const other = new DatabaseSync(storeFileOf(engine.dataDir), { timeout: 5_000 });
      other.exec('begin immediate');
      await untilNotReady(copy.origin);
      await sleep(plan.heldMs);
      other.exec('rollback');
      other.close();
      await untilReady(copy.origin);
    }
    return `${plan.locks} × ${plan.heldMs / 1_000} s`;
  },
};
