import { useQuery } from '@tanstack/react-query';
import { type ContentCheck, publishingApi } from '../../contract/changes.ts';
import { fetchJson } from '../api.ts';
import { useContentState } from './use-content.ts';

/** A check reads the whole content, so one runs at a time. */
let checking: Promise<unknown> = Promise.resolve();
function check(signal: AbortSignal): Promise<ContentCheck> {
  const answer = checking.then(() => {
    // The drafts have changed while this check waited.
    signal.throwIfAborted();
    return fetchJson<ContentCheck>(publishingApi.check);
  });
  checking = answer.catch(() => {});
  return answer;
}

/**
 * Checks the content with the current drafts on the server, by default also without drafts. While the check runs, returns the
 * previous result.
 */
export function useCheck({ onlyDrafts = false } = {}) {
  const drafts = useContentState().data?.drafts;
  return useQuery<ContentCheck>({
    queryKey: [publishingApi.check, drafts?.map(({ id, at }) => id + at).join()],
    queryFn: ({ signal }) => check(signal),
    enabled: onlyDrafts ? Boolean(drafts?.length) : drafts !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
}
