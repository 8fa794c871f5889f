import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type DraftVersion,
  type KeepRequest,
  type Publication,
  publishingApi,
  type UndoRequest,
} from '../../contract/publishing.ts';
import { client, fetchJson } from '../api.ts';

/** The publication that this tab waits for or saw last. No request answers it. */
const KEY = ['publication'];
const put = (publication: Publication | null) => client.setQueryData<Publication | null>(KEY, publication);

export function usePublication() {
  const { data: publication } = useQuery<Publication | null>({
    queryKey: KEY,
    queryFn: () => null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    publication: publication ?? undefined,
    isRunning: publication?.state === 'checking',
    hide: () => put(null),
  };
}

type PublishRequest = { drafts: DraftVersion[] } | { undo: UndoRequest } | { keep: KeepRequest };

/** Publishes drafts, undoes a change, or keeps a value that hides a newer one of the program. The answer comes when visitors see it; the publish bar shows the progress. */
export const usePublish = () =>
  useMutation({
    mutationFn: (request: PublishRequest) => {
      if ('undo' in request) return fetchJson<Publication>(publishingApi.undo, 'POST', request.undo);
      if ('keep' in request) return fetchJson<Publication>(publishingApi.keep, 'POST', request.keep);
      return fetchJson<Publication>(publishingApi.publish, 'POST', request);
    },
    onMutate: () => put({ state: 'checking', reason: null, mistakes: [], endedAt: null }),
    onSuccess: (publication) => {
      put(publication);
      client.invalidateQueries({ queryKey: [publishingApi.content] });
    },
    onError: () => put(null),
  });
