import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Blanks, deskApi, type Publication, type UndoOrder } from '../../contract/desk.ts';
import { ask, client } from '../api.ts';

const ASK_EVERY_MS = 15_000;
const ASK_WHILE_RUNNING_MS = 250;
type Answer = { publication: Publication | null };
type Order = { undo: UndoOrder } | undefined;

/** How far the newest publication is, whoever began it; one that ended before this tab looked is not told. */
export function usePublication() {
  const { data } = useQuery<Answer>({
    queryKey: [deskApi.publication],
    refetchInterval: ({ state }) =>
      state.data?.publication && !state.data.publication.endedAt ? ASK_WHILE_RUNNING_MS : ASK_EVERY_MS,
  });
  const newest = data?.publication ?? undefined;
  const isRunning = newest !== undefined && !newest.endedAt;
  const [watched, watch] = useState<string>();
  const id = newest?.id;
  useEffect(() => {
    if (isRunning) watch(id);
    // What the desk was told before stands no more.
    else if (id && id === watched)
      client.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== deskApi.publication });
  }, [id, isRunning, watched]);
  return {
    publication: isRunning || (id !== undefined && id === watched) ? newest : undefined,
    isRunning,
    hide: () => watch(undefined),
  };
}

/** Begins a publication, or takes something back; the bar at the foot tells what becomes of it. */
export const usePublish = () =>
  useMutation({
    mutationFn: (order: Order) =>
      order
        ? ask<Publication & Blanks>(deskApi.undo, 'POST', order.undo)
        : ask<Publication & Blanks>(deskApi.publish, 'POST'),
    onSuccess: (publication) => client.setQueryData<Answer>([deskApi.publication], { publication }),
  });
