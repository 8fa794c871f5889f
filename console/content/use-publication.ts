import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Blanks, type Publication, publishingApi, type UndoOrder } from '../../contract/publishing.ts';
import { ask, client } from '../api.ts';

const POLL_MS = 15_000;
const POLL_WHILE_RUNNING_MS = 250;
type Newest = { publication: Publication | null };

/** The newest publication of any account while it runs, and its result where this tab saw it run. */
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
    // The content has changed.
    else if (id && id === watched)
      client.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== publishingApi.publication });
  }, [id, isRunning, watched]);
  return {
    publication: isRunning || (id !== undefined && id === watched) ? newest : undefined,
    isRunning,
    hide: () => watch(undefined),
  };
}

/** Publishes the drafts, or undoes a change. The publish bar shows the progress. */
export const usePublish = () =>
  useMutation({
    mutationFn: (undo?: UndoOrder) =>
      ask<Publication & Blanks>(undo ? publishingApi.undo : publishingApi.publish, 'POST', undo),
    onSuccess: (publication) => client.setQueryData<Newest>([publishingApi.publication], { publication }),
  });
