import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { fetchQuery } from './fetch-json.ts';

const MINUTE = 60_000;
/** Fetched data are fresh for five minutes and kept for ten. */
export const FRESH_MS = 5 * MINUTE;
export const KEPT_MS = 10 * MINUTE;

function createClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => fetchQuery(queryKey),
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
  if (typeof window !== 'undefined') keepAcrossPages(client);
  return client;
}

const STORED = 'queries';

/** Every page is a load of its own: the session's storage carries what was fetched from one to the next. */
function keepAcrossPages(client: QueryClient): void {
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
export const queryClient = createClient();
