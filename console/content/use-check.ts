import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ContentCheck, type Draft, publishingApi } from '../../contract/changes.ts';
import { client, fetchJson } from '../api.ts';
import { useContentState } from './use-content.ts';

/** A check reads the whole content, so one runs at a time. */
let checking: Promise<unknown> = Promise.resolve();
function check(signal: AbortSignal): Promise<ContentCheck> {
  const answer = checking.then(() => {
    // The drafts have changed while this check waited.
    signal.throwIfAborted();
    return fetchJson(publishingApi.check, 'GET');
  });
  checking = answer.catch(() => {});
  return answer;
}

const checkOf = (drafts: Draft[] = []) =>
  queryOptions({
    queryKey: [publishingApi.check, drafts.map(({ id, at }) => id + at).join()],
    queryFn: ({ signal }: { signal: AbortSignal }) => check(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The check of these drafts, once it has answered. */
export const checkDrafts = (drafts: Draft[]) => client.query(checkOf(drafts));

/**
 * Checks the content with the current drafts on the server, by default also without drafts. While the check runs, returns the
 * previous result.
 */
export function useCheck({ onlyDrafts = false } = {}) {
  const drafts = useContentState().data?.drafts;
  return useQuery({
    ...checkOf(drafts),
    enabled: onlyDrafts ? Boolean(drafts?.length) : drafts !== undefined,
    placeholderData: (before) => before,
  });
}
