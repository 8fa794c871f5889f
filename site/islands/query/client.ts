import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { fetchQuery } from './fetch-json.ts';

const MINUTE_MS = 60_000;
const FRESH_MS = 5 * MINUTE_MS;
const KEPT_MS = 10 * MINUTE_MS;
const STORED = 'queries';

/** Every page is a load of its own: the session's storage carries what was fetched from one to the next. */
export function keepAcrossPages(client: QueryClient): void {
  try {
    const { at, state } = JSON.parse(sessionStorage.getItem(STORED) ?? '{"at":0}');
    if (Date.now() - at < KEPT_MS) hydrate(client, state);
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

/** One client a page, shared by its islands: React context does not cross them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => fetchQuery(queryKey),
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      refetchOnWindowFocus: false,
      retry: false,
      // Without a network a request fails and says so, instead of waiting for one in silence.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
if (typeof window !== 'undefined') keepAcrossPages(queryClient);
