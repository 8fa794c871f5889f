import { useQuery } from '@tanstack/react-query';
import { type DeskCheck, deskApi, type FieldPath } from '../../contract/desk.ts';
import { useContentState } from './use-content.ts';

/** The server's check of the content with the drafts as they are now; the last one, while a new one runs. */
export function useCheck() {
  const drafts = useContentState().data?.drafts;
  return useQuery<DeskCheck>({
    queryKey: [deskApi.check, drafts?.map(({ id, at }) => id + at).join()],
    enabled: drafts !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
}

export type Mistake = { path: FieldPath; text: string };

/** What is wrong in a file, in the words of the schema that checks it. */
export function useMistakes(file: string): Mistake[] {
  const { mistakes = [] } = useCheck().data ?? {};
  return mistakes
    .filter((mistake) => mistake.file === file)
    .map(({ path = [], reason, remedy }) => ({
      path: [...path],
      text: [reason, remedy].filter(Boolean).join('; '),
    }));
}

/** The text of a finding without its file and line. */
export const withoutFile = (text: string) => text.replace(/^content\/\S+\s+/, '');
