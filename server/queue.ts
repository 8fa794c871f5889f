import { Problem } from './http/problem.ts';

type QueueOptions = {
  parallel: number;
  /** Number of waiting tasks without priority. */
  waiting: number;
  busy?: string;
  status?: 429 | 503;
};

const RETRY_AFTER_S = '10';

/** Limits the concurrency of expensive tasks; throws `status` when the queue is full. Tasks with priority are never refused. */
export function workQueue({ parallel, waiting, busy = '', status = 503 }: QueueOptions) {
  const priority: (() => void)[] = [];
  const normal: (() => void)[] = [];
  let running = 0;

  return async <T>(task: () => Promise<T>, hasPriority = false): Promise<T> => {
    if (running < parallel) running += 1;
    else if (hasPriority) await new Promise<void>((start) => priority.push(start));
    else if (normal.length < waiting) await new Promise<void>((start) => normal.push(start));
    else
      throw new Problem(status, `${busy} Please try again in ${RETRY_AFTER_S} seconds.`, {
        headers: { 'Retry-After': RETRY_AFTER_S },
      });
    try {
      return await task();
    } finally {
      const next = priority.shift() ?? normal.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
