import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { QueryClient } from '@tanstack/react-query';
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

/** Every page is a load of its own: the session's storage carries what was fetched from one to the next. */
function keepAcrossPages(queryClient: QueryClient): void {
  const persister = createSyncStoragePersister({ storage: sessionStorage, key: 'queries', throttleTime: 0 });
  const options = { queryClient, persister, maxAge: KEPT_MS };
  persistQueryClientRestore(options);
  addEventListener('pagehide', () => {
    persistQueryClientSave(options);
  });
}

/** One client a page, shared by its islands: React context does not cross them. */
export const queryClient = createClient();
