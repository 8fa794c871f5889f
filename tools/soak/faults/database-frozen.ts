import { setTimeout as sleep } from 'node:timers/promises';
import { clusterOf } from '../engines.ts';
import type { Fault } from '../stage.ts';
import { untilNotReady, untilReady } from '../until.ts';

export const databaseFrozen: Fault = {
  name: 'database frozen',
  engine: 'postgres',
  async run({ copy, engine, plan }) {
    for (let freeze = 0; freeze < plan.freezes; freeze += 1) {
      clusterOf(engine).freeze();
      try {
        await untilNotReady(copy.origin);
        await sleep(plan.heldMs);
      } finally {
        clusterOf(engine).thaw();
      }
      await untilReady(copy.origin);
    }
    return `${plan.freezes} × ${plan.heldMs / 1_000} s`;
  },
};
