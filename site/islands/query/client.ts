import { QueryClient } from '@tanstack/react-query';
import { fetchQuery } from './fetch-json.ts';
import { keepAcrossPages } from './keep.ts';

const MINUTE_MS = 60_000;
/** Fetched data are fresh for five minutes and kept for ten. */
export const FRESH_MS = 5 * MINUTE_MS;
export const KEPT_MS = 10 * MINUTE_MS;

function createClient(): QueryClient {
  const client = new QueryClient({
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
  if (typeof window !== 'undefined') keepAcrossPages(client, KEPT_MS);
  return client;
}

/** One client a page, shared by its islands: React context does not cross them. */
export const queryClient = createClient();
