import { availableParallelism } from 'node:os';

/** As many wait as are answered within some seconds. */
const MOST_WAITING = 32;

export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * A password check fills a core for a fifth of a second: at most two run at a time, and one core is left for pages. Who
 * comes from a known device goes first, and is never turned away for the others.
 */
export function scryptQueue(parallel = Math.max(1, Math.min(2, availableParallelism() - 1))) {
  const known: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  return async <T>(isKnown: boolean, check: () => Promise<T>): Promise<T> => {
    if (running < parallel) running += 1;
    else if (isKnown) await new Promise<void>((start) => known.push(start));
    else if (others.length < MOST_WAITING) await new Promise<void>((start) => others.push(start));
    else throw new QueueFullError('Too many people sign in right now');
    try {
      return await check();
    } finally {
      const next = known.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export type ScryptQueue = ReturnType<typeof scryptQueue>;
