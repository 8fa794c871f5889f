import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '../../../contract/routes.ts';
import { flood, told } from '../clients/flood.ts';
import { startReviewers } from '../clients/reviewers.ts';
import type { Fault } from '../stage.ts';

const view = { event: 'page_view', section: 'home', location: 'home', path: '/' };

const events: Fault = {
  name: 'flood of events',
  async run({ copy, plan }) {
    const body = { events: Array(20).fill(view) };
    return told(await flood(`${copy.origin}${api.events}`, 40, plan.floodMs, { body }));
  },
};

const reviews: Fault = {
  name: 'flood of reviews',
  async run({ copy, ledger, barbers, plan }) {
    const before = ledger.acknowledged.size;
    const many = { origin: copy.origin, ledger, barbers, clients: 50, pauseMs: 0, from: '127.0.0.3' };
    const stop = startReviewers(many);
    await sleep(plan.floodMs);
    await stop();
    return `${ledger.acknowledged.size - before} kept`;
  },
};

export const floods = [events, reviews];
