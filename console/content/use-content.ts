import { type Query, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type ContentFile,
  type ContentState,
  type Draft,
  publishingApi,
  type SentChange,
} from '../../contract/changes.ts';
import { randomId } from '../../contract/random-id.ts';
import { mayRequest } from '../../contract/rights.ts';
import { changedBy, type FieldPath, fieldId, isWithin, overlaps, valueAt } from '../../domain/field-path.ts';
import { withoutBlanks } from '../../domain/json-schema.ts';
import { groupBy } from '../../domain/lists.ts';
import type { Words } from '../../edition/schema/catalogue.ts';
import type { StoredFacts } from '../../edition/schema/facts.ts';
import { ApiError, answerOf, client, fetchJson, reload } from '../api.ts';
import { useStaff } from '../context.ts';
import { mayBeSignedIn } from '../session.ts';
import { allDrafts, DraftConflict, discard, draftKey, restore, send, useDraft } from './drafts.ts';

const POLL_MS = 10_000;
const SAVE_DELAY_MS = 600;
const RETRY_MS = 5_000;
/** The ids of drafts of content fields begin with this. */
export const CONTENT_PREFIX = 'content:';

/** Loads the state of the content. After a publication it reloads the files first, because the published drafts are gone. */
async function loadState(): Promise<ContentState> {
  const state = await fetchJson(publishingApi.content, 'GET');
  const before = client.getQueryData(answerOf(publishingApi.content).queryKey);
  if (before && before.published !== state.published) {
    const isFile = ({ queryKey: [path] }: Query) => String(path).startsWith(publishingApi.file(''));
    client.removeQueries({ predicate: isFile, type: 'inactive' });
    await client.invalidateQueries({ predicate: isFile });
    client.invalidateQueries({
      predicate: (query) => !isFile(query) && query.queryKey[0] !== publishingApi.content,
    });
  }
  return state;
}

/** The files, and the drafts of all accounts: those of colleagues appear within seconds. */
export const useContentState = () =>
  useQuery({
    ...answerOf(publishingApi.content),
    queryFn: loadState,
    enabled: mayRequest(useStaff(), publishingApi.content),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });

/** Whether a file exists, with drafts that add or delete it. */
export const fileExists = ({ files, drafts }: ContentState, file: string): boolean => {
  const draft = drafts.find((one) => one.file === file && !one.path.length);
  return draft ? draft.value !== null : files.includes(file);
};

/** Whether a draft differs from what is public by more than empty fields, such as those of an entry that was just added. */
const saysSomething = ({ before, value }: Draft): boolean =>
  JSON.stringify(withoutBlanks(before)) !== JSON.stringify(withoutBlanks(value));

/** Drafts by what was created together, which is one change to the owner. Leaves out those that say nothing yet. */
export const changesIn = <T extends Draft>(drafts: T[]) =>
  groupBy(drafts.filter(saysSomething), ({ id, group }) => group ?? id);

/** A draft with those that were created together with it. */
export const linkedTo = (draft: Draft): Draft[] =>
  (draft.group &&
    client
      .getQueryData(answerOf(publishingApi.content).queryKey)
      ?.drafts.filter(({ group, byId }) => group === draft.group && byId === draft.byId)) || [draft];

const draftsOf = (state: ContentState | undefined, file: string) =>
  (state?.drafts ?? []).filter((draft) => draft.file === file);
/** The version of the newest draft that overlaps a path. The server compares it to detect conflicts. */
const seenOf = (drafts: Draft[], path: FieldPath) =>
  drafts
    .filter((draft) => overlaps(draft.path, path))
    .map(({ at }) => at)
    .sort()
    .at(-1) ?? null;

/** The data of a file that the program knows, by its path. */
type DataOf<Path extends string> = Path extends `facts/${infer Name extends keyof StoredFacts}.yaml`
  ? StoredFacts[Name]
  : Path extends `${string}/${infer Name extends keyof Words}.yaml`
    ? Words[Name]
    : unknown;

/** A file of the content, with its data after all drafts. */
export type DraftedFile<Data = unknown> = ContentFile<Data> & { draft: Data };

/** A file: `live` is its published data, `draft` the same with all drafts applied. */
export function useContentFile<Path extends string>(path: Path) {
  const { data: state } = useContentState();
  const { data, ...query } = useQuery(answerOf(publishingApi.file<DataOf<Path>>(path)));
  const file = useMemo<DraftedFile<DataOf<Path>> | undefined>(
    () => data && { ...data, draft: changedBy(data.live, draftsOf(state, path)) },
    [data, state, path],
  );
  return { ...query, data: file };
}

/**
 * Shows saved drafts at once. One that equals the published value is not kept by the server. A request for the state that began
 * before the save is cancelled, because its answer lacks the drafts: after a new sign-in it showed the old price.
 */
async function showSaved(saved: Draft[]): Promise<void> {
  await client.cancelQueries({ queryKey: [publishingApi.content] });
  client.setQueryData(answerOf(publishingApi.content).queryKey, (state) => {
    const isReplaced = ({ file, path }: Draft) =>
      saved.some((draft) => draft.file === file && isWithin(path, draft.path));
    const isKept = ({ before, value }: Draft) => JSON.stringify(before) !== JSON.stringify(value);
    return (
      state && {
        ...state,
        drafts: [...state.drafts.filter((draft) => !isReplaced(draft)), ...saved.filter(isKept)],
      }
    );
  });
  reload(publishingApi.content);
}

/** Saves a draft on the server. Throws ApiError. */
export async function saveDraft(change: SentChange): Promise<Draft> {
  const draft = await fetchJson(publishingApi.drafts, 'PUT', change);
  await showSaved([draft]);
  return draft;
}

const fieldDraftId = (file: string, path: FieldPath) => CONTENT_PREFIX + JSON.stringify([file, path]);
const saveField = (file: string, path: FieldPath) => async (value: unknown, seen: string | null) => {
  try {
    return (await saveDraft({ file, path, value, seen })).at;
  } catch (error) {
    const draft = error instanceof ApiError ? error.body.draft : undefined;
    if (!draft) throw error;
    reload(publishingApi.content);
    throw new DraftConflict(draft);
  }
};

const contentKey = (email: string) => draftKey(email, CONTENT_PREFIX);
/** The unsaved content fields of an account, from all screens. */
export const unsavedFields = (email: string) =>
  [...allDrafts()].flatMap(([key, draft]) => {
    if (!key.startsWith(contentKey(email)) || draft.state === 'saved') return [];
    const [file, path]: [string, FieldPath] = JSON.parse(key.slice(contentKey(email).length));
    return { key, file, path, ...draft };
  });

let timer: ReturnType<typeof setTimeout> | undefined;
function scheduleFlush(email: string, delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => flush(email), delay);
}

/** Saves all unsaved fields, including those that a closed tab left. Returns whether only refused fields remain. */
export async function flush(email: string): Promise<boolean> {
  clearTimeout(timer);
  // After a sign-out, the fields wait for the next sign-in.
  if (!mayBeSignedIn()) return false;
  restore();
  await Promise.all(unsavedFields(email).map(({ key, file, path }) => send(key, saveField(file, path))));
  const unsaved = unsavedFields(email);
  // What was typed meanwhile has its own timer, which is shorter.
  const isLost = unsaved.some(({ state, theirs, refusal }) => state === 'failed' && !theirs && !refusal);
  if (isLost) scheduleFlush(email, RETRY_MS);
  return unsaved.every(({ refusal }) => refusal);
}

export const discardField = (email: string, { file, path }: Pick<Draft, 'file' | 'path'>) =>
  discard(draftKey(email, fieldDraftId(file, path)));

/** One content field: its value including drafts and unsaved input. A change is saved after a short pause. */
export function useField(file: string, path: FieldPath) {
  const { email } = useStaff();
  const state = useContentState().data;
  const content = useContentFile(file).data;
  const drafts = draftsOf(state, file);
  const unsaved = useDraft(fieldDraftId(file, path), seenOf(drafts, path), saveField(file, path));
  return {
    ...unsaved,
    id: fieldId(file, path),
    content,
    value: unsaved.value === undefined ? valueAt(content?.draft, path) : unsaved.value,
    /** The published value. */
    live: valueAt(content?.live, path),
    /** The draft of any account that the value is from. */
    saved: drafts.find((draft) => isWithin(path, draft.path)),
    set(value: unknown) {
      unsaved.type(value);
      scheduleFlush(email, SAVE_DELAY_MS);
    },
  };
}
export type ContentFieldState = ReturnType<typeof useField>;

/** A change of a file. `make` derives it from the data with all drafts, or returns undefined to leave the file alone. */
export type FileEdit = {
  file: string;
  make: (data: unknown) => { path: FieldPath; value: unknown } | undefined;
};

/** Mutations with this scope run one after the other. */
export const SAVES = { id: 'saves' };

/** Changes lists, records and other files after saving what was typed before. Several changes are discarded together. */
export function useChangeFiles() {
  const { email } = useStaff();
  const mutationFn = async (changes: FileEdit[]) => {
    await flush(email);
    const made: SentChange[] = [];
    for (const { file, make } of changes) {
      const drafts = draftsOf(client.getQueryData(answerOf(publishingApi.content).queryKey), file);
      const { live } = await client.query({
        ...answerOf(publishingApi.file<unknown>(file)),
        staleTime: 'static',
      });
      const change = make(changedBy(live, [...drafts, ...made.filter((one) => one.file === file)]));
      if (change) made.push({ file, ...change, seen: seenOf(drafts, change.path) });
    }
    if (made.length < 2) return void (made[0] && (await saveDraft(made[0])));
    const request = { changes: made, group: randomId() };
    const { drafts } = await fetchJson(publishingApi.draftsTogether, 'PUT', request);
    await showSaved(drafts);
  };
  return useMutation({ mutationFn, scope: SAVES });
}
