import type { LimitStore } from '../store/limits.ts';

/** Some megabytes. */
const MOST_CLIENTS = 20_000;

/**
 * Counts clients in this process alone, without asking the store: for what comes often, and where a flood must cost less
 * to refuse than to take. When too many come, whoever came first is forgotten first.
 */
export function memoryLimits(most = MOST_CLIENTS): Pick<LimitStore, 'count'> {
  const windows = new Map<string, { count: number; resetsAt: Date }>();
  return {
    async count(client, windowMs, now) {
      const known = windows.get(client);
      if (known && known.resetsAt > now) {
        known.count += 1;
        return known;
      }
      windows.delete(client);
      const [oldest] = windows.size >= most ? windows.keys() : [];
      if (oldest) windows.delete(oldest);
      const fresh = { count: 1, resetsAt: new Date(+now + windowMs) };
      windows.set(client, fresh);
      return fresh;
    },
  };
}
