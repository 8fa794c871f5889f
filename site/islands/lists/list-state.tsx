import './list-state.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { queryClient } from '../query/client.ts';
import { fetchQuery } from '../query/fetch-json.ts';
import { useHydrated } from '../use-hydrated.ts';

type ListWords = Omit<Words['locations']['list'], 'heading'>;
type ListStateName = 'loading' | 'error' | 'empty' | 'list';

/**
 * Refreshes a built list from the API; failed and invalid responses leave it unchanged. `items` is the last valid response, or
 * undefined before there is one.
 */
export function useList<T>(path: string): { state: ListStateName; items?: T[] | undefined } {
  const { data, status } = useQuery(
    {
      queryKey: [path],
      queryFn: async ({ queryKey }): Promise<T[]> => {
        const answer = await fetchQuery(queryKey);
        if (Array.isArray(answer)) return answer;
        throw new Error('Not the list that was asked for');
      },
    },
    queryClient,
  );
  // The response may be cached, but the first render must match the built page.
  if (!useHydrated()) return { state: 'list' };
  if (status === 'pending') return { state: 'loading' };
  if (status === 'error') return { state: 'error', items: data?.length ? data : undefined };
  return { state: data.length ? 'list' : 'empty', items: data };
}

type ListStateProps = { words: ListWords; state: ListStateName; homeHref: string; children: ReactNode };

/** Shows loading and error states around a built list. */
export function ListState({ words, state, homeHref, children }: ListStateProps) {
  return (
    <>
      <div role="status">
        {state === 'loading' && <p className="list-loading quiet">{words.loading}</p>}
        {state === 'empty' && (
          <div className="card row">
            <p>{words.empty}</p>
            <ButtonLink label={words.home} href={homeHref} />
          </div>
        )}
      </div>
      {state === 'error' && (
        <div className="failure" role="alert">
          <p>{words.error}</p>
          <Button label={words.retry} onClick={() => location.reload()} />
          <p className="quiet">{words.lastKnown}</p>
        </div>
      )}
      <div className="list" hidden={state === 'empty'}>
        {children}
      </div>
    </>
  );
}
