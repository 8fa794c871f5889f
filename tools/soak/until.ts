import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';

/** Waits until an address answers with that status; throws what did not happen within `ms`. */
export async function untilAnswer(url: string, status: number, ms: number): Promise<void> {
  const began = performance.now();
  for (;;) {
    const answer = await ask(url, { agent: false });
    if (answer === status) return;
    if (performance.now() - began > ms)
      throw new Error(`${new URL(url).pathname}: ${answer ?? 'no answer'} instead of ${status} for ${ms} ms`);
    await sleep(100);
  }
}

const RECOVERS_WITHIN_MS = 10_000;

/** The server takes writes again. */
export const untilReady = (origin: string) => untilAnswer(`${origin}/readyz`, 200, RECOVERS_WITHIN_MS);
/** The server says that it takes none. */
export const untilNotReady = (origin: string) => untilAnswer(`${origin}/readyz`, 503, RECOVERS_WITHIN_MS);
