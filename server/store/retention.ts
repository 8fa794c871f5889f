import { dubaiDay } from '../../domain/dubai-time.ts';
import type { Log } from '../log.ts';
import type { Store } from './store.ts';

const HOUR_MS = 3_600_000;

/** Deletes what is kept for a time only: old counts, ended limits and sessions. */
export async function deleteExpired(store: Store, now: Date): Promise<void> {
  await store.events.forget(dubaiDay(now));
  await store.limits.purge(now);
  await store.sessions.purge(now);
}

/** At the start and then every hour. Gives the way to stop it. */
export function startRetentionJob(store: Store, log: Log): () => void {
  const run = () =>
    deleteExpired(store, new Date()).catch((error) =>
      log.error('retention', { error: error instanceof Error ? error.message : String(error) }),
    );
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
