import { setTimeout as sleep } from 'node:timers/promises';
import { failureOf, StoreError } from './failures.ts';

/** How long a visitor waits for another process's lock before the answer is 503. */
const PATIENCE_MS = 2_000;
const LONGEST_PAUSE_MS = 50;

/**
 * Tries again while the store is busy, without blocking anybody else, until two seconds after `since`
 * (milliseconds of `performance.now()`).
 */
export async function patiently<T>(since: number, attempt: () => T): Promise<T> {
  for (let pause = 2; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return attempt();
    } catch (error) {
      if (failureOf(error) !== 'busy' || performance.now() - since >= PATIENCE_MS) throw error;
    }
    await sleep(pause);
  }
}

/** Runs `task` at the first call and keeps what it gave; after a failure the next call tries again. */
export function onceKept<T>(task: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= task().catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

/** The same, but whoever asks waits at most `ms` for it. */
export function onceWithin<T>(ms: number, task: () => Promise<T>): () => Promise<T> {
  const run = onceKept(task);
  return () => {
    const tooLate = sleep(ms, undefined, { ref: false }).then(() => {
      throw new StoreError('unavailable', 'The store is still being made ready');
    });
    return Promise.race([run(), tooLate]);
  };
}
