import { dubaiDay } from '../../domain/dubai-time.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';

const HOUR_MS = 3_600_000;

/** Once at the start and then every hour: days are counted, old events and ended limits forgotten. Gives the way to stop it. */
export function keepHouse(store: Store, log: Log): () => void {
  const tidy = async () => {
    const now = new Date();
    await store.figures.rollUp(dubaiDay(now));
    await store.limits.purge(now);
  };
  const run = () =>
    tidy().catch((error) =>
      log.error('housekeeping', { error: error instanceof Error ? error.message : String(error) }),
    );
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
