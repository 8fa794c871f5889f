import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { type ContentFile, type ContentState, deskApi, type FieldPath } from '../../contract/desk.ts';
import { changed, valueAt } from '../../domain/field-path.ts';
import { AccountEmail } from '../session.ts';
import { entryOf, fieldKey, keepMine, subscribe, takeTheirs, type } from './outbox.ts';

const ASK_EVERY_MS = 10_000;

/** The files, and everybody's drafts: a colleague's are seen within seconds. */
export const useContentState = () =>
  useQuery<ContentState>({
    queryKey: [deskApi.content],
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
  });

/** A file as it is public, and with the drafts as they are now. */
export function useContentFile(path: string) {
  const { data: state } = useContentState();
  const { data, ...query } = useQuery<ContentFile>({ queryKey: [deskApi.file(path)] });
  const file = useMemo(() => {
    const drafts = state?.drafts.filter(({ file }) => file === path);
    return data && drafts ? { ...data, draft: drafts.reduce<unknown>(changed, data.live) } : data;
  }, [data, state, path]);
  return { ...query, data: file };
}

/** The id of the control of a field, so that what is said of the field leads there. */
export const fieldId = (file: string, path: FieldPath) => `${file}:${path.join('.')}`;

/** One field of the content: its value with what is typed and drafted, saved as it is typed. */
export function useField(file: string, path: FieldPath) {
  const key = fieldKey(useContext(AccountEmail), file, path);
  const entry = useSyncExternalStore(subscribe, () => entryOf(key));
  const drafts = useContentState().data?.drafts;
  const content = useContentFile(file).data;
  const draft = drafts?.find((one) => one.file === file && JSON.stringify(one.path) === JSON.stringify(path));
  const typed = entry && entry.state !== 'saved' ? entry : undefined;
  const state = entry?.state === 'typed' ? 'saving' : (entry?.state ?? 'idle');
  return {
    id: fieldId(file, path),
    value: typed ? typed.change.value : valueAt(content?.draft, path),
    /** What visitors read. */
    live: valueAt(content?.live, path),
    set: (value: unknown) =>
      type(key, { file, path, value, seen: typed ? typed.change.seen : (draft?.at ?? null) }),
    state,
    conflict: entry?.conflict ?? null,
    reason: entry?.reason ?? null,
    keepMine: () => keepMine(key),
    takeTheirs: () => takeTheirs(key),
    draft,
  } as const;
}

export type DeskField = ReturnType<typeof useField>;
