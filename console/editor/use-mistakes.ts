import { useQuery } from '@tanstack/react-query';
import { deskApi, type FieldPath, type Publication } from '../../contract/desk.ts';
import { isWithin } from '../../domain/field-path.ts';
import { useContentState } from '../desk/use-content.ts';

/** What kept the last publication back in a file, without what was written since. */
export function useMistakes(file: string): { path: FieldPath; text: string }[] {
  const drafts = useContentState().data?.drafts ?? [];
  const { data } = useQuery<{ publication: Publication | null }>({ queryKey: [deskApi.publication] });
  if (data?.publication?.state !== 'failed') return [];
  const { mistakes, endedAt } = data.publication;
  const later = drafts.filter((draft) => draft.file === file && draft.at > (endedAt ?? ''));
  return mistakes
    .filter((mistake) => mistake.file === file)
    .map(({ path = [], reason, remedy }) => ({
      path: [...path],
      text: [reason, remedy].filter(Boolean).join('; '),
    }))
    .filter(({ path }) => !later.some((draft) => isWithin(path, draft.path)));
}
