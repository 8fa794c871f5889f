import { HOUR_MS } from '../../domain/durations.ts';
import type { Log } from '../log.ts';
import type { Publishing } from './publishing.ts';

const CHECK_EVERY_MS = 2_000;
const RETRY_MS = HOUR_MS;

/**
 * Keeps the site current: renders publications of other machines and of killed processes, at midnight in Dubai, when a branch
 * may open or a barber leave, and after a program update.
 */
export function startKeepingCurrent(publishing: Publishing, log: Log): void {
  let failedAt = -RETRY_MS;
  let failed: string | undefined;
  let isChecking = false;
  const check = async () => {
    // A failed rendering is retried in an hour, or with the next publication.
    const isWaiting = performance.now() - failedAt < RETRY_MS && publishing.content.newest().id === failed;
    if (isChecking) return;
    isChecking = true;
    try {
      if (isWaiting) await publishing.refresh();
      else await publishing.keepCurrent();
    } catch (error) {
      failedAt = performance.now();
      failed = publishing.content.newest().id;
      log.error('the site could not be rendered', { error: String(error) });
    } finally {
      isChecking = false;
    }
  };
  check();
  setInterval(check, CHECK_EVERY_MS).unref();
}
