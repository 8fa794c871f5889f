import type { Log } from '../log.ts';
import type { Publishing } from './publishing.ts';

const CHECK_EVERY_MS = 60_000;
const RETRY_MS = 3_600_000;

/**
 * Keeps the site current: publishes at midnight in Dubai, when a branch may open or a barber leave, and after a program
 * update, and completes an interrupted publication.
 */
export function startDailyPublication(publishing: Publishing, log: Log): void {
  let failedAt = -RETRY_MS;
  const check = async () => {
    if (performance.now() - failedAt < RETRY_MS) return;
    await publishing.keepCurrent().catch((error) => {
      failedAt = performance.now();
      log.error('daily publication failed', { error: String(error) });
    });
  };
  check();
  setInterval(check, CHECK_EVERY_MS).unref();
}
