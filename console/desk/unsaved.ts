import { type ContentState, type Draft, deskApi, type FieldPath } from '../../contract/desk.ts';
import { isWithin } from '../../domain/field-path.ts';
import { ApiError, ask, askGate, client } from '../api.ts';

const STORED = 'desk-unsaved:';
const PAUSE_MS = 600;
const RETRY_MS = 5_000;

/** `seen`: the newest `at` of the drafts that stood there, null for none. */
export type Change = { file: string; path: FieldPath; value: unknown; seen: string | null };
type Entry = {
  change: Change;
  state: 'saving' | 'saved' | 'failed';
  /** What a colleague wrote meanwhile: one of the two is to be chosen. */
  conflict: Draft | null;
  /** Why the server does not take it. */
  refusal: string | null;
};

/** What was typed, by account and field; until the server has kept it, it stays in localStorage, too. */
let entries: ReadonlyMap<string, Entry> = new Map();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<unknown> = Promise.resolve();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const allEntries = () => entries;

const prefixOf = (email: string) => `${STORED}${email}:`;
export const keyOf = (email: string, { file, path }: Pick<Change, 'file' | 'path'>) =>
  `${prefixOf(email)}${file}:${JSON.stringify(path)}`;
export const unsavedOf = (email: string) =>
  [...entries].filter(([key, { state }]) => key.startsWith(prefixOf(email)) && state !== 'saved');

function put(key: string, entry: Entry | undefined): void {
  const next = new Map(entries);
  if (entry) next.set(key, entry);
  else next.delete(key);
  entries = next;
  for (const listener of listeners) listener();
}

function schedule(email: string, wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => flush(email), wait);
}

/** Puts a draft among those that were read. */
function remember(draft: Draft, isGone = false): void {
  client.setQueryData<ContentState>([deskApi.content], (state) => {
    if (!state) return state;
    const others = state.drafts.filter(
      ({ file, path }) => file !== draft.file || !isWithin(path, draft.path),
    );
    return { ...state, drafts: isGone ? others : [...others, draft] };
  });
  client.invalidateQueries({ queryKey: [deskApi.content] });
}

/** Saves a draft; one that says what is public already goes away. Throws ApiError. */
export async function saveDraft(change: Change): Promise<Draft> {
  const draft = await ask<Draft>(deskApi.drafts, 'PUT', change);
  const isPublic = JSON.stringify(draft.before) === JSON.stringify(draft.value);
  if (isPublic) await ask(deskApi.draft(draft.id), 'DELETE');
  remember(draft, isPublic);
  return draft;
}

async function send(email: string, key: string): Promise<void> {
  const sent = entries.get(key);
  if (!sent || sent.conflict) return;
  put(key, { ...sent, state: 'saving' });
  try {
    const { at } = await saveDraft(sent.change);
    const typed = entries.get(key);
    // What was typed meanwhile goes on top of it.
    if (typed && typed.change !== sent.change)
      return put(key, { ...typed, change: { ...typed.change, seen: at } });
    localStorage.removeItem(key);
    if (typed) put(key, { ...typed, state: 'saved', refusal: null });
  } catch (error) {
    const { status = 0, answer = {}, message = '' } = error instanceof ApiError ? error : {};
    const { draft: conflict = null } = (status === 409 ? answer : {}) as { draft?: Draft };
    const isRefused = !conflict && [403, 409, 422].includes(status);
    const typed = entries.get(key);
    if (typed) put(key, { ...typed, state: 'failed', conflict, refusal: isRefused ? message : null });
    askGate(error);
    // Who has to sign in again sends it by that.
    if (!conflict && !isRefused && status !== 401) schedule(email, RETRY_MS);
  }
}

/** Sends what the server has not kept, one after the other, and what a closed tab left. Tells whether all is saved. */
export async function flush(email: string): Promise<boolean> {
  clearTimeout(timer);
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefixOf(email)) && !entries.has(key)) {
      const change = JSON.parse(localStorage.getItem(key) ?? '') as Change;
      put(key, { change, state: 'saving', conflict: null, refusal: null });
    }
  sending = sending.then(async () => {
    for (const [key] of unsavedOf(email)) await send(email, key);
  });
  await sending;
  return unsavedOf(email).length === 0;
}

/** Keeps what is typed, and saves it after a pause. */
export function saveLater(email: string, change: Change): void {
  const key = keyOf(email, change);
  localStorage.setItem(key, JSON.stringify(change));
  put(key, { change, state: 'saving', conflict: entries.get(key)?.conflict ?? null, refusal: null });
  schedule(email, PAUSE_MS);
}

export function forget(email: string, field: Pick<Change, 'file' | 'path'>): void {
  const key = keyOf(email, field);
  localStorage.removeItem(key);
  put(key, undefined);
}

/** Chooses between what somebody typed here and what a colleague wrote meanwhile. */
export function settle(email: string, { change, conflict }: Entry, choice: 'mine' | 'theirs'): void {
  if (!conflict) return;
  forget(email, change);
  if (choice === 'theirs') remember(conflict);
  else {
    saveLater(email, { ...change, seen: conflict.at });
    flush(email);
  }
}
