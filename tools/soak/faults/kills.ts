import { setTimeout as sleep } from 'node:timers/promises';
import { startReviewers } from '../clients/reviewers.ts';
import type { Fault } from '../stage.ts';

/** In the middle of whatever it is writing. */
export const kills: Fault = {
  name: 'kill -9 while reviews come',
  async run({ copy, ledger, barbers, plan }) {
    const many = { origin: copy.origin, ledger, barbers, clients: 20, pauseMs: 0, from: '127.0.0.2' };
    const stop = startReviewers(many);
    for (let kill = 0; kill < plan.kills; kill += 1) {
      await sleep(300 + Math.random() * 500);
      await copy.replace('SIGKILL');
    }
    await stop();
    return `${plan.kills} kills`;
  },
};
