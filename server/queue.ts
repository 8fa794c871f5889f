import { Problem } from './http/problem.ts';

type QueueOptions = {
  /** How many tasks run at a time. */
  parallel: number;
  /** How many more may wait, those that go first aside. */
  waiting: number;
  /** What those hear who cannot wait. */
  busy: string;
};

const RETRY_AFTER_S = '10';

/** Runs a few expensive tasks at a time; throws 503 where too many wait already. Those that go first are never turned away. */
export function workQueue({ parallel, waiting, busy }: QueueOptions) {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  return async <T>(task: () => Promise<T>, goesFirst = false): Promise<T> => {
    if (running < parallel) running += 1;
    else if (goesFirst) await new Promise<void>((start) => first.push(start));
    else if (others.length < waiting) await new Promise<void>((start) => others.push(start));
    else
      throw new Problem(503, `${busy} Please try again in ${RETRY_AFTER_S} seconds.`, {
        'Retry-After': RETRY_AFTER_S,
      });
    try {
      return await task();
    } finally {
      const next = first.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
