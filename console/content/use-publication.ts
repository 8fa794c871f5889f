import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type DraftVersion,
  type Publication,
  publishingApi,
  type UndoOrder,
} from '../../contract/publishing.ts';
import { ask, client } from '../api.ts';

const POLL_MS = 15_000;
const POLL_WHILE_RUNNING_MS = 250;
type Newest = { publication: Publication | null };

/** The newest publication of this account: while it runs, and its result if this tab saw it run. */
export function usePublication() {
  const { data } = useQuery<Newest>({
    queryKey: [publishingApi.publication],
    refetchInterval: ({ state }) =>
      state.data?.publication && !state.data.publication.endedAt ? POLL_WHILE_RUNNING_MS : POLL_MS,
  });
  const newest = data?.publication ?? undefined;
  const isRunning = newest !== undefined && !newest.endedAt;
  const [watchedId, watch] = useState<string>();
  const id = newest?.id;
  useEffect(() => {
    if (isRunning) watch(id);
    else if (id && id === watchedId) client.invalidateQueries({ queryKey: [publishingApi.content] });
  }, [id, isRunning, watchedId]);
  return {
    publication: isRunning || (id !== undefined && id === watchedId) ? newest : undefined,
    isRunning,
    hide: () => watch(undefined),
  };
}

type PublishRequest = { drafts: DraftVersion[] } | { undo: UndoOrder };

/** Publishes drafts, or undoes a change. The publish bar shows the progress. */
export const usePublish = () =>
  useMutation({
    mutationFn: (request: PublishRequest) =>
      'undo' in request
        ? ask<Publication>(publishingApi.undo, 'POST', request.undo)
        : ask<Publication>(publishingApi.publish, 'POST', request),
    onSuccess: (publication) => client.setQueryData<Newest>([publishingApi.publication], { publication }),
  });
