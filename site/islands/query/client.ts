import { QueryClient } from '@tanstack/react-query';
import { fetchQuery } from './fetch-json.ts';

const MINUTE_MS = 60_000;
const FRESH_MS = 5 * MINUTE_MS;
const KEPT_MS = 10 * MINUTE_MS;

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
