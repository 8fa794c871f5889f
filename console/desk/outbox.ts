import { type ContentState, type Draft, deskApi, type FieldPath } from '../../contract/desk.ts';
import { isWithin } from '../../domain/field-path.ts';
import { ApiError, ask, askGate, client } from '../api.ts';

const KEPT = 'desk-unsaved:';
const PAUSE_MS = 600;
const AGAIN_MS = 5_000;

export type Change = { file: string; path: FieldPath; value: unknown; seen: string | null };
type Entry = {
  change: Change;
  state: 'typed' | 'saving' | 'saved' | 'failed';
  /** What a colleague wrote meanwhile: one of the two is to be chosen. */
  conflict: Draft | null;
  /** Why the server does not take it. */
  reason: string | null;
};

/** What is typed, by account and field. It stays in localStorage, too, until the server has kept it. */
let entries: ReadonlyMap<string, Entry> = new Map();
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const sending = new Map<string, Promise<void>>();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const entryOf = (key: string) => entries.get(key);
export const allEntries = () => entries;

const accountKey = (email: string) => `${KEPT}${email}:`;
export const fieldKey = (email: string, file: string, path: FieldPath) =>
  `${accountKey(email)}${file}:${JSON.stringify(path)}`;
const isOpen = ({ state }: Entry) => state !== 'saved';
/** What somebody typed that the server has not kept. */
export const unsavedOf = (email: string, all = entries) =>
  [...all].filter(([key, entry]) => key.startsWith(accountKey(email)) && isOpen(entry));

function put(key: string, entry: Entry | undefined): void {
  const next = new Map(entries);
  if (entry) next.set(key, entry);
  else next.delete(key);
  entries = next;
  for (const listener of listeners) listener();
}

function later(key: string, wait: number): void {
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => send(key), wait),
  );
}

/** Puts a draft where those of the content are read. */
function keep(draft: Draft, isGone: boolean): void {
  client.setQueryData<ContentState>([deskApi.content], (state) => {
    if (!state) return state;
    const others = state.drafts.filter(
      ({ file, path }) => file !== draft.file || !isWithin(path, draft.path),
    );
    return { ...state, drafts: isGone ? others : [...others, draft] };
  });
  client.invalidateQueries({ queryKey: [deskApi.content] });
}

/** Saves a draft at once, such as a whole record; one that says what is public already goes away. Throws ApiError. */
export async function saveDraft(
  file: string,
  path: FieldPath,
  value: unknown,
  seen: string | null,
): Promise<Draft> {
  const draft = await ask<Draft>(deskApi.drafts, 'PUT', { file, path, value, seen } satisfies Change);
  const isPublic = JSON.stringify(draft.before) === JSON.stringify(draft.value);
  if (isPublic) await ask(deskApi.draft(draft.id), 'DELETE');
  keep(draft, isPublic);
  return draft;
}

async function attempt(key: string, { change }: Entry): Promise<void> {
  try {
    const draft = await saveDraft(change.file, change.path, change.value, change.seen);
    const typed = entries.get(key)?.change;
    if (!typed) return;
    if (typed === change) {
      localStorage.removeItem(key);
      put(key, { change, state: 'saved', conflict: null, reason: null });
    } else put(key, { change: { ...typed, seen: draft.at }, state: 'typed', conflict: null, reason: null });
  } catch (error) {
    const typed = entries.get(key);
    if (!typed) return;
    const { status = 0, answer = {}, message = '' } = error instanceof ApiError ? error : {};
    const conflict = status === 409 ? ((answer as { draft?: Draft }).draft ?? null) : null;
    const isRefused = status === 403 || status === 422;
    put(key, { ...typed, state: 'failed', conflict, reason: isRefused ? message : null });
    askGate(error);
    // Whoever has to sign in again sends it by that.
    if (!conflict && !isRefused && status !== 401) later(key, AGAIN_MS);
  }
}

async function send(key: string): Promise<void> {
  clearTimeout(timers.get(key));
  const running = sending.get(key);
  if (running) return running.then(() => send(key));
  const entry = entries.get(key);
  if (!entry || !isOpen(entry) || entry.conflict) return;
  put(key, { ...entry, state: 'saving' });
  const sent = attempt(key, entry).finally(() => sending.delete(key));
  sending.set(key, sent);
  await sent;
  if (entries.get(key)?.state === 'typed') await send(key);
}

/** Keeps what is typed, and saves it after a pause. */
export function type(key: string, change: Change): void {
  localStorage.setItem(key, JSON.stringify(change));
  const { state = 'typed', conflict = null } = entries.get(key) ?? {};
  put(key, { change, state: state === 'saving' ? state : 'typed', conflict, reason: null });
  later(key, PAUSE_MS);
}

/** Sends all that is not saved, also what was left by a tab that was closed. Tells whether everything is saved. */
export async function flush(email: string): Promise<boolean> {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(accountKey(email)) && !entries.has(key)) {
      const change = JSON.parse(localStorage.getItem(key) ?? '') as Change;
      put(key, { change, state: 'typed', conflict: null, reason: null });
    }
  await Promise.all(unsavedOf(email).map(([key]) => send(key)));
  return unsavedOf(email).length === 0;
}

export function forget(key: string): void {
  clearTimeout(timers.get(key));
  localStorage.removeItem(key);
  put(key, undefined);
}

export function keepMine(key: string): void {
  const entry = entries.get(key);
  if (!entry?.conflict) return;
  put(key, {
    ...entry,
    change: { ...entry.change, seen: entry.conflict.at },
    conflict: null,
    state: 'typed',
  });
  send(key);
}

export function takeTheirs(key: string): void {
  const conflict = entries.get(key)?.conflict;
  forget(key);
  if (conflict) keep(conflict, false);
}
