import './list-state.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { queryClient } from '../query/client.ts';
import { fetchQuery } from '../query/fetch-json.ts';
import { useHydrated } from '../use-hydrated.ts';

export type ListWords = Omit<Words['locations']['list'], 'heading'>;
type ListStateName = 'loading' | 'error' | 'empty' | 'list';

/**
 * An API list over the built one, which no failed answer takes away; a wrong answer counts as a failed one. `items` is the
 * last good answer, undefined while the built list stands.
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
  // The answer may be at hand before the first render, which must equal the built page.
  if (!useHydrated()) return { state: 'list' };
  if (status === 'pending') return { state: 'loading' };
  if (status === 'error') return { state: 'error', items: data?.length ? data : undefined };
  return { state: data.length ? 'list' : 'empty', items: data };
}

type ListStateProps = { words: ListWords; state: ListStateName; homeHref: string; children: ReactNode };

/** Around a list that the built page already shows: what the network says of it. */
export function ListState({ words, state, homeHref, children }: ListStateProps) {
  return (
    <>
      <div role="status">
        {state === 'loading' && <p className="list-loading">{words.loading}</p>}
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
