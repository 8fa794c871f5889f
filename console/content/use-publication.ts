import { useMutation, useQuery } from '@tanstack/react-query';
import { type Draft, type Publication, publishingApi, type UndoRequest } from '../../contract/changes.ts';
import type { PlanDays } from '../../contract/plans.ts';
import { ApiError, answerOf, client, fetchJson, PUBLISH_TIMEOUT_MS, reload } from '../api.ts';
import { useStaff } from '../context.ts';
import { useContentState } from './use-content.ts';

/** `error` is why the request failed, `about` the versions of the drafts that the result is about. */
export type Result = Publication & { error?: Error; conflict?: Draft | undefined; about: string[] };

/** The publication that this tab waits for or saw last. No request answers it. */
const KEY = ['publication'];
const put = (result: Result | null) => client.setQueryData<Result | null>(KEY, result);
const versionIn = ({ id, at }: Pick<Draft, 'id' | 'at'>) => id + at;

/** The result disappears when one of its drafts changes or is discarded, and when the account has a new one. */
export function usePublication() {
  const { id } = useStaff();
  const { drafts = [] } = useContentState().data ?? {};
  const { data: result } = useQuery<Result | null>({
    queryKey: KEY,
    queryFn: () => null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isRunning = result?.state === 'checking';
  const isCurrent =
    isRunning ||
    (result?.about.every((version) => drafts.some((draft) => versionIn(draft) === version)) &&
      drafts.every((draft) => draft.byId !== id || result.about.includes(versionIn(draft))));
  return {
    publication: isCurrent ? result : undefined,
    isRunning,
    hide: () => put(null),
  };
}

/** What becomes public or is taken back by itself; without `loads`, only what another part has loaded. */
export const usePlans = (loads = true) => useQuery({ ...answerOf(publishingApi.plans), enabled: loads });

type PublishRequest =
  | { drafts: Pick<Draft, 'id' | 'at'>[]; days?: PlanDays | undefined }
  | { undo: UndoRequest };

/** Publishes drafts or undoes a change. Ends once visitors see it; the publish bar shows the progress. */
export function usePublish() {
  const { id } = useStaff();
  /** Shows a result together with the drafts that are left. */
  const show = async (result: Omit<Result, 'about'>, request: PublishRequest) => {
    const { conflict } = result;
    const named = ['drafts' in request ? request.drafts : [], conflict ?? []].flat().map((draft) => draft.id);
    reload(publishingApi.plans);
    await reload(publishingApi.content);
    const { drafts = [] } = client.getQueryData(answerOf(publishingApi.content).queryKey) ?? {};
    const about = drafts.filter((draft) => draft.byId === id || named.includes(draft.id)).map(versionIn);
    put({ ...result, about });
  };
  return useMutation({
    mutationFn: (request: PublishRequest) => {
      const [path, body] =
        'undo' in request ? [publishingApi.undo, request.undo] : [publishingApi.publish, request];
      return fetchJson(path, 'POST', body, PUBLISH_TIMEOUT_MS);
    },
    onMutate: () => put({ state: 'checking', reason: null, mistakes: [], endedAt: null, about: [] }),
    onSuccess: show,
    onError: (error, request) => {
      const conflict = error instanceof ApiError ? error.body.draft : undefined;
      const endedAt = new Date().toISOString();
      return show({ state: 'failed', reason: null, mistakes: [], endedAt, error, conflict }, request);
    },
  });
}
