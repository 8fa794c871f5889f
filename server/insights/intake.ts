import { Problem } from '../http/problem.ts';
import type { Arrival } from '../store/tally.ts';

/** How long the first waits for others, and how long everybody else has the process to themselves between two writes. */
const EVERY_MS = 100;
/** A few milliseconds' work, so that no page waits for it. */
const AT_ONCE = 200;
/** A second's worth: whoever comes to a longer queue would only make it longer. */
const MOST_WAITING = 2_000;

type Waiting = Arrival & { done: () => void; failed: (error: unknown) => void };

/**
 * Gathers events that come at about the same time and keeps them in one go. An offer ends once they are kept; past the
 * bound it is refused with 503, so that a flood takes a share of the process, not the whole of it.
 */
export function eventIntake(keep: (arrivals: Arrival[]) => Promise<void>) {
  const queue: Waiting[] = [];
  let size = 0;
  let isDue = false;

  function next(): Waiting[] {
    let taken = 0;
    let end = 0;
    while (end < queue.length && taken < AT_ONCE) {
      taken += queue[end]?.events.length ?? 0;
      end += 1;
    }
    size -= taken;
    return queue.splice(0, end);
  }

  function plan(): void {
    isDue = true;
    setTimeout(write, EVERY_MS);
  }

  async function write(): Promise<void> {
    const arrivals = next();
    try {
      await keep(arrivals);
      for (const { done } of arrivals) done();
    } catch (error) {
      for (const { failed } of arrivals) failed(error);
    }
    isDue = false;
    if (queue.length > 0) plan();
  }

  return async ({ events, at }: Arrival): Promise<void> => {
    if (size + events.length > MOST_WAITING)
      throw new Problem(503, 'Too much is coming at once. Please try again.', { 'Retry-After': '5' });
    size += events.length;
    if (!isDue) plan();
    await new Promise<void>((done, failed) => queue.push({ events, at, done, failed }));
  };
}
