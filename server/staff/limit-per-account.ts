import { setImmediate } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import { workQueue } from '../queue.ts';
import type { StaffVariables } from './auth.ts';

/** More than a page of the console asks for at once. */
export const PER_ACCOUNT = { parallel: 4, waiting: 100 };

/** Runs few requests of an account at once, so that one that sends hundreds holds up only itself. */
export function limitPerAccount() {
  const queues = new Map<string, ReturnType<typeof workQueue>>();
  return createMiddleware<StaffVariables>(async ({ var: { staff } }, next) => {
    const queue =
      queues.get(staff.id) ?? workQueue({ ...PER_ACCOUNT, busy: 'Too many requests at once.', status: 429 });
    queues.set(staff.id, queue);
    await queue(async () => {
      // With SQLite a whole request can run without a pause. This one lets those of visitors in.
      await setImmediate();
      await next();
    });
  });
}
