import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { loadStored, store } from '../storage.ts';
import { fetchQuery } from './fetch-json.ts';

const MINUTE_MS = 60_000;
const FRESH_MS = 5 * MINUTE_MS;
const KEPT_MS = 10 * MINUTE_MS;
const STORED = 'queries';

/** Every page is a load of its own: the session's storage carries what was fetched from one to the next. */
export function keepAcrossPages(client: QueryClient): void {
  const { at = 0, state = {} } = loadStored<{ at: number; state: DehydratedState }>(STORED) ?? {};
  if (Date.now() - at < KEPT_MS) hydrate(client, state);
  addEventListener('pagehide', () => store(STORED, { at: Date.now(), state: dehydrate(client) }));
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
  },
});
if (typeof window !== 'undefined') keepAcrossPages(queryClient);
