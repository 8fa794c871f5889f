import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type DraftVersion,
  type KeepRequest,
  type Publication,
  publishingApi,
  type UndoRequest,
} from '../../contract/publishing.ts';
import { client, fetchJson, PUBLISH_TIMEOUT_MS } from '../api.ts';

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
      const [path, body] =
        'undo' in request
          ? [publishingApi.undo, request.undo]
          : 'keep' in request
            ? [publishingApi.keep, request.keep]
            : [publishingApi.publish, request];
      return fetchJson<Publication>(path, 'POST', body, PUBLISH_TIMEOUT_MS);
    },
    onMutate: () => put({ state: 'checking', reason: null, mistakes: [], endedAt: null }),
    onSuccess: (publication) => {
      put(publication);
      client.invalidateQueries({ queryKey: [publishingApi.content] });
    },
    onError: () => put(null),
  });
