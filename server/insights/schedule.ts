import { setTimeout as pause } from 'node:timers/promises';
import { dubaiDay } from '../../domain/dubai-time.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';

const HOUR_MS = 3_600_000;
/** Between two slices of forgetting, for everybody else. */
const PAUSE_MS = 20;

/** Forgets what is kept for a time only: old events in small slices, ended limits and sessions. */
export async function tidy(store: Store, now: Date): Promise<void> {
  const today = dubaiDay(now);
  while (await store.events.forget(today)) await pause(PAUSE_MS, undefined, { ref: false });
  await store.figures.forgetDetail(today);
  await store.limits.purge(now);
  await store.sessions.purge(now);
  await store.devices.purge(now);
}

/** Tidies at the start and then every hour. Gives the way to stop it. */
export function keepHouse(store: Store, log: Log): () => void {
  const run = () =>
    tidy(store, new Date()).catch((error) =>
      log.error('housekeeping', { error: error instanceof Error ? error.message : String(error) }),
    );
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
