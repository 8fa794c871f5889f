import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../query/client.ts';

/** An API list over the built one: the built list stays until an answer comes, and stays when it fails. */
export function useList<T>(path: string, isItem: (value: unknown) => value is T) {
  const { data, isError, isPending } = useQuery({ queryKey: [path] }, queryClient);
  // The first render must equal the built page, even when the answer is already at hand.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (!awake) return { state: 'list', items: undefined } as const;
  if (isPending) return { state: 'loading', items: undefined } as const;
  if (isError || !Array.isArray(data) || !data.every(isItem))
    return { state: 'error', items: undefined } as const;
  return { state: data.length ? 'list' : 'empty', items: data as T[] } as const;
}
