import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Publication, publishingApi, type UndoOrder } from '../../contract/publishing.ts';
import { ask, client } from '../api.ts';
import { useContentState } from './use-content.ts';

const POLL_MS = 15_000;
const POLL_WHILE_RUNNING_MS = 250;
type Newest = { publication: Publication | null };

/** The newest publication of this account while it runs, and its result where this tab saw it run. */
export function usePublication() {
  const { data } = useQuery<Newest>({
    queryKey: [publishingApi.publication],
    refetchInterval: ({ state }) =>
      state.data?.publication && !state.data.publication.endedAt ? POLL_WHILE_RUNNING_MS : POLL_MS,
  });
  const newest = data?.publication ?? undefined;
  const isRunning = newest !== undefined && !newest.endedAt;
  const [watched, watch] = useState<string>();
  const id = newest?.id;
  useEffect(() => {
    if (isRunning) watch(id);
    else if (id && id === watched) client.invalidateQueries({ queryKey: [publishingApi.content] });
  }, [id, isRunning, watched]);
  return {
    publication: isRunning || (id !== undefined && id === watched) ? newest : undefined,
    isRunning,
    hide: () => watch(undefined),
  };
}

/** Reads the content again after a publication of any account. */
export function useRefresh(): void {
  const published = useContentState().data?.published;
  const before = useRef(published);
  useEffect(() => {
    const own: unknown[] = [publishingApi.publication, publishingApi.content];
    if (before.current !== undefined && before.current !== published)
      client.invalidateQueries({ predicate: ({ queryKey: [path] }) => !own.includes(path) });
    before.current = published;
  }, [published]);
}

type Order = { drafts: string[] } | { undo: UndoOrder };

/** Publishes drafts, or undoes a change. The publish bar shows the progress. */
export const usePublish = () =>
  useMutation({
    mutationFn: (order: Order) =>
      'undo' in order
        ? ask<Publication>(publishingApi.undo, 'POST', order.undo)
        : ask<Publication>(publishingApi.publish, 'POST', order),
    onSuccess: (publication) => client.setQueryData<Newest>([publishingApi.publication], { publication }),
  });
