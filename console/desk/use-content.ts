import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import {
  type ContentFile,
  type ContentState,
  type Draft,
  deskApi,
  type FieldPath,
} from '../../contract/desk.ts';
import { changed, overlaps, valueAt } from '../../domain/field-path.ts';
import { client } from '../api.ts';
import { useConsole } from '../context.ts';
import { allEntries, flush, keyOf, saveDraft, saveLater, settle, subscribe } from './unsaved.ts';

const POLL_MS = 10_000;

/** The files, and everybody's drafts: a colleague's are seen within seconds. */
export const useContentState = () =>
  useQuery<ContentState>({
    queryKey: [deskApi.content],
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });

const isSamePath = (path: FieldPath, other: FieldPath) => JSON.stringify(path) === JSON.stringify(other);
/** The newest `at` of the drafts that a change of this path would replace or go into. */
const seenOf = (drafts: Draft[], path: FieldPath) =>
  drafts
    .filter((draft) => overlaps(draft.path, path))
    .map(({ at }) => at)
    .sort()
    .at(-1) ?? null;
const draftsOf = (state: ContentState | undefined, file: string) =>
  (state?.drafts ?? []).filter((draft) => draft.file === file);

/** A file as it is public, and with the drafts as they are now. */
export function useContentFile(path: string) {
  const { data: state } = useContentState();
  const { data, ...query } = useQuery<ContentFile>({ queryKey: [deskApi.file(path)] });
  const file = useMemo(
    () => data && { ...data, draft: draftsOf(state, path).reduce<unknown>(changed, data.live) },
    [data, state, path],
  );
  return { ...query, data: file };
}

/** The id of the control of a field, so that what is said of the field leads there. */
export const fieldId = (file: string, path: FieldPath) => `${file}:${path.join('.')}`;

/** One field of the content: its value with what is typed and drafted, saved as it is typed. */
export function useField(file: string, path: FieldPath) {
  const { email } = useConsole().staff;
  const entry = useSyncExternalStore(subscribe, () => allEntries().get(keyOf(email, { file, path })));
  const state = useContentState().data;
  const content = useContentFile(file).data;
  const drafts = draftsOf(state, file);
  const draft = drafts.find((candidate) => isSamePath(candidate.path, path));
  const typed = entry && entry.state !== 'saved' ? entry.change : undefined;
  return {
    id: fieldId(file, path),
    content,
    value: typed ? typed.value : valueAt(content?.draft, path),
    /** What visitors read. */
    live: valueAt(content?.live, path),
    draft,
    entry,
    set: (value: unknown) =>
      saveLater(email, { file, path, value, seen: typed ? typed.seen : seenOf(drafts, path) }),
    settle: (choice: 'mine' | 'theirs') => entry && settle(email, entry, choice),
  };
}
export type DeskField = ReturnType<typeof useField>;

/** What to change in a file, made from the data of the file with all drafts; undefined where nothing is to be done. */
export type ChangeOfFile = {
  file: string;
  make: (data: unknown) => { path: FieldPath; value: unknown } | undefined;
};

/** Changes lists, records and other files than the one of a field, on top of what was typed before. */
export function useChangeFiles() {
  const { email } = useConsole().staff;
  return useMutation({
    mutationFn: async (changes: ChangeOfFile[]) => {
      await flush(email);
      for (const { file, make } of changes) {
        const drafts = draftsOf(client.getQueryData([deskApi.content]), file);
        const { live } = await client.query<ContentFile>({
          queryKey: [deskApi.file(file)],
          staleTime: 'static',
        });
        const made = make(drafts.reduce<unknown>(changed, live));
        if (made) await saveDraft({ file, ...made, seen: seenOf(drafts, made.path) });
      }
    },
  });
}
