import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../query/client.ts';
import { fetchQuery } from '../query/fetch-json.ts';
import { useAwake } from '../use-awake.ts';
import type { ListStateName } from './list-state.tsx';

export type FetchedList<T> = {
  state: ListStateName;
  /** The last good answer; undefined until there is one, while the built list stands. */
  items: T[] | undefined;
};

/** The answer as a list of `T`; an Error when it is anything else. */
export function listOf<T>(answer: unknown, isItem: (value: unknown) => value is T): T[] {
  if (!Array.isArray(answer) || !answer.every(isItem)) throw new Error('Not the list that was asked for');
  return answer;
}

/** An API list over the built one, which no failed answer takes away. A wrong answer counts as a failed one. */
export function useList<T>(path: string, isItem: (value: unknown) => value is T): FetchedList<T> {
  const { data, status } = useQuery(
    { queryKey: [path], queryFn: async ({ queryKey }) => listOf(await fetchQuery(queryKey), isItem) },
    queryClient,
  );
  // The answer may be at hand before the first render, which must equal the built page.
  const awake = useAwake();
  if (!awake) return { state: 'list', items: undefined };
  if (status === 'pending') return { state: 'loading', items: undefined };
  if (status === 'error') return { state: 'error', items: data?.length ? data : undefined };
  return { state: data.length ? 'list' : 'empty', items: data };
}
