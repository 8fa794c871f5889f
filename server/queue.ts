import { Problem } from './http/problem.ts';

type QueueOptions = {
  parallel: number;
  /** Number of waiting tasks without priority. */
  waiting: number;
  /** The time in ms after which a waiting task without priority is refused; by default none. */
  within?: number;
  busy?: string;
  status?: 429 | 503;
};

const RETRY_AFTER_S = '10';

/**
 * Limits the concurrency of expensive tasks; throws `status` when the queue is full, or after `within`. Tasks with priority are never
 * refused.
 */
export function workQueue({ parallel, waiting, within, busy = '', status = 503 }: QueueOptions) {
  const priority: (() => void)[] = [];
  const normal: (() => void)[] = [];
  let running = 0;
  const refusal = () =>
    new Problem(status, `${busy} Please try again in ${RETRY_AFTER_S} seconds.`, {
      headers: { 'Retry-After': RETRY_AFTER_S },
    });
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(late);
        resolve();
      };
      const giveUp = () => {
        normal.splice(normal.indexOf(start), 1);
        reject(refusal());
      };
      const late = within ? setTimeout(giveUp, within) : undefined;
      normal.push(start);
    });

  return async <T>(task: () => Promise<T>, hasPriority = false): Promise<T> => {
    if (running < parallel) running += 1;
    else if (hasPriority) await new Promise<void>((start) => priority.push(start));
    else if (normal.length < waiting) await turn();
    else throw refusal();
    try {
      return await task();
    } finally {
      const next = priority.shift() ?? normal.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
