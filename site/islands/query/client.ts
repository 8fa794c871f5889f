import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { loadStored, store } from '../storage.ts';
import { fetchQuery } from './fetch-json.ts';

const MINUTE_MS = 60_000;
const FRESH_MS = 5 * MINUTE_MS;
const KEPT_MS = 10 * MINUTE_MS;
const STORED = 'queries';

/** Carries the query cache from page to page in session storage. */
export function keepAcrossPages(client: QueryClient): void {
  const { at = 0, state = {} } = loadStored<{ at: number; state: DehydratedState }>(STORED) ?? {};
  if (Date.now() - at < KEPT_MS) hydrate(client, state);
  addEventListener('pagehide', () => store(STORED, { at: Date.now(), state: dehydrate(client) }));
}

/** Shared by all islands of a page, because React context does not cross islands. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => fetchQuery(queryKey),
      staleTime: FRESH_MS,
      gcTime: KEPT_MS,
      refetchOnWindowFocus: false,
      retry: false,
      // Fails offline instead of pausing silently.
      networkMode: 'always',
    },
  },
});
if (typeof window !== 'undefined') keepAcrossPages(queryClient);
