import { setTimeout as sleep } from 'node:timers/promises';
import { jk } from '../jk.ts';
import { MARK } from '../releases.ts';
import type { Fault } from '../stage.ts';

const TAKEN_WITHIN_MS = 10_000;

export const releaseSwitches: Fault = {
  name: 'releases switched',
  async run({ copy, engine, plan }) {
    // The mark stands in the plain file alone.
    const headers = { 'Accept-Encoding': 'identity' };
    const isSecond = async () => (await (await fetch(`${copy.origin}/`, { headers })).text()).includes(MARK);
    for (let turn = 0; turn < plan.switches; turn += 1) {
      const second = turn % 2 === 0;
      await jk(engine.env, 'releases', 'use', second ? '2' : '1');
      const began = performance.now();
      while ((await isSecond()) !== second) {
        if (performance.now() - began > TAKEN_WITHIN_MS) throw new Error('The release was not taken');
        await sleep(100);
      }
    }
    return `${plan.switches} switches`;
  },
};
