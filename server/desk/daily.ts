import type { Log } from '../log.ts';
import type { Desk } from './desk.ts';

const LOOK_EVERY_MS = 60_000;
/** A publication that failed, as after a mistake in a file, is tried again after so long. */
const RETRY_MS = 3_600_000;

/**
 * Keeps the site current: at midnight in Dubai a branch may open or a barber leave, a new version of the program renders
 * everything anew, and a publication that was cut off is completed.
 */
export function startDailyPublication(desk: Desk, log: Log): void {
  let failedAt = -RETRY_MS;
  const look = async () => {
    if (performance.now() - failedAt < RETRY_MS) return;
    await desk.keepCurrent().catch((error) => {
      failedAt = performance.now();
      log.error('publication of the day', { error: String(error) });
    });
  };
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
}
