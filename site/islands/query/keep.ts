import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

const STORED = 'queries';

/** Every page is a load of its own: the session's storage carries what was fetched from one to the next. */
export function keepAcrossPages(client: QueryClient, keptMs: number): void {
  try {
    const { at, state } = JSON.parse(sessionStorage.getItem(STORED) ?? '{"at":0}');
    if (Date.now() - at < keptMs) hydrate(client, state);
  } catch {
    // Storage is off or holds something else: the lists are fetched again.
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify({ at: Date.now(), state: dehydrate(client) }));
    } catch {
      // As above.
    }
  });
}
