import { useQuery } from '@tanstack/react-query';
import type { ContentCheck } from '../../contract/findings.ts';
import { publishingApi } from '../../contract/publishing.ts';
import { ask } from '../api.ts';
import { useContentState } from './use-content.ts';

/** A check renders the whole site, so one runs at a time. */
let checking: Promise<unknown> = Promise.resolve();
function check(path: string, signal: AbortSignal): Promise<ContentCheck> {
  const answer = checking.then(() => {
    // The drafts have changed while this check waited.
    signal.throwIfAborted();
    return ask<ContentCheck>(path);
  });
  checking = answer.catch(() => {});
  return answer;
}

/** The server's check of the content with the current drafts; while it runs, the previous result. `quickCheck` renders no pages. */
export function useCheck(path: string = publishingApi.check) {
  const drafts = useContentState().data?.drafts;
  return useQuery<ContentCheck>({
    queryKey: [path, drafts?.map(({ id, at }) => id + at).join()],
    queryFn: ({ signal }) => check(path, signal),
    enabled: drafts !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
}
