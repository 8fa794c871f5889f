import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, clusterOf } from '../engines.ts';
import type { Fault } from '../stage.ts';
import { untilReady } from '../until.ts';

const DOWN_MS = 300;

const restart = (how: 'fast' | 'immediate') => async (cluster: Cluster) => {
  await cluster.end(how);
  await sleep(DOWN_MS);
  await cluster.start();
};

const fault = (name: string, once: (cluster: Cluster) => Promise<void>): Fault => ({
  name,
  engine: 'postgres',
  async run({ copy, engine, plan }) {
    for (let turn = 0; turn < plan.restarts; turn += 1) {
      await once(clusterOf(engine));
      await untilReady(copy.origin);
      await sleep(Math.random() * 500);
    }
    return `${plan.restarts} restarts`;
  },
});

export const databaseRestarts = [
  fault('database restarts, fast', restart('fast')),
  fault('database restarts, immediate', restart('immediate')),
  fault('database connection killed -9', (cluster) => cluster.killConnection()),
];
