import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../ask.ts';
import type { Ledger } from '../ledger.ts';

const AGAIN_MS = 100;
const TRIES = 100;

export type Reviewing = {
  origin: string;
  ledger: Ledger;
  barbers: string[];
  clients: number;
  /** Between two reviews of one client. */
  pauseMs: number;
  from: string;
};

/** Sends reviews until told to stop, each again with its key until it is acknowledged, as the form does. */
export function startReviewers({ origin, ledger, barbers, clients, pauseMs, from }: Reviewing) {
  let going = true;
  const client = async (turn: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (; going; turn += 1) {
      const words = `A clean fade, ${randomUUID()}`;
      const question = {
        agent,
        from,
        headers: { 'Idempotency-Key': randomUUID() },
        body: { barberId: barbers[turn % barbers.length], customerName: 'Soak', rating: 5, review: words },
      };
      for (let tries = 0; tries < TRIES && !ledger.acknowledged.has(words); tries += 1) {
        if (tries) await sleep(AGAIN_MS);
        ledger.note(words, await ask(`${origin}/api/reviews`, question));
      }
      await sleep(pauseMs);
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: clients }, (_, name) => client(name)));
  return async () => {
    going = false;
    await all;
  };
}
