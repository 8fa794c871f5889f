import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the loop in which something was done takes longer. */
const EMPTY_MS = 0.05;
/** Whoever waits may not wait for ever. */
const MOST_MS = 24;

/** Resolves when the loop has nothing else to do, or has done it for long enough: it takes one new connection in a turn. */
export async function yieldToEventLoop(): Promise<void> {
  const since = performance.now();
  for (let began = since; began - since < MOST_MS; ) {
    await nextTurn();
    const now = performance.now();
    if (now - began < EMPTY_MS) return;
    began = now;
  }
}
