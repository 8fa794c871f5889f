import { setTimeout as sleep } from 'node:timers/promises';
import { clusterOf } from '../engines.ts';
import type { Fault } from '../stage.ts';
import { untilAnswer, untilNotReady, untilReady } from '../until.ts';

/** A machine that comes up before its database does. */
export const databaseAbsent: Fault = {
  name: 'started without its database',
  engine: 'postgres',
  async run({ copy, engine, plan }) {
    const cluster = clusterOf(engine);
    await cluster.end('fast');
    await copy.replace('SIGTERM', {}, '/healthz');
    await untilAnswer(`${copy.origin}/`, 200, 0);
    await untilAnswer(`${copy.origin}/api/services`, 200, 0);
    await untilNotReady(copy.origin);
    await sleep(plan.heldMs);
    await cluster.start();
    await untilReady(copy.origin);
    return `${plan.heldMs / 1_000} s`;
  },
};
