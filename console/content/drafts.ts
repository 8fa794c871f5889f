import { useSyncExternalStore } from 'react';
import { ApiError, handleSignOut } from '../api.ts';
import { useStaff } from '../context.ts';
import type { Theirs } from '../parts/conflict-choice.tsx';
import { keep } from '../session.ts';

const STORAGE_PREFIX = 'draft:';

/** An edit in this browser, saved to the server or not. `seen` is the version that it is based on. */
type Unsaved<T = unknown> = {
  value: T;
  seen: string | null;
  state: 'typed' | 'saving' | 'saved' | 'failed';
  /** A conflict: what a colleague saved meanwhile. The user has to choose one of the two values. */
  theirs: Theirs | null;
  /** Why the server refuses the value. Sending it again would not help. */
  refusal: string | null;
};
/** Sends a value and returns its new version. Throws DraftConflict if a colleague saved another value meanwhile. */
export type Save<T> = (value: T, seen: string | null) => Promise<string | null>;

export class DraftConflict extends Error {
  readonly theirs: Theirs;
  constructor(theirs: Theirs) {
    super();
    this.theirs = theirs;
  }
}

/** Drafts by account and id. They stay in localStorage until the server has saved them. */
let drafts: ReadonlyMap<string, Unsaved> = new Map();
const listeners = new Set<() => void>();
let saves: Promise<unknown> = Promise.resolve();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const allDrafts = () => drafts;
export const draftKey = (email: string, id: string) => `${STORAGE_PREFIX}${email}:${id}`;

function put(key: string, draft: Unsaved | undefined): void {
  const next = new Map(drafts);
  if (draft) next.set(key, draft);
  else next.delete(key);
  drafts = next;
  if (!draft || draft.state === 'saved') localStorage.removeItem(key);
  else keep(key, JSON.stringify({ value: draft.value, seen: draft.seen }));
  for (const listener of listeners) listener();
}

/** Loads the drafts that a closed or reloaded tab left in localStorage. */
export function restore(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(STORAGE_PREFIX) && !drafts.has(key)) {
      const stored: Pick<Unsaved, 'value' | 'seen'> = JSON.parse(localStorage.getItem(key) ?? '');
      put(key, { ...stored, state: 'typed', theirs: null, refusal: null });
    }
}

export const storeTyped = (key: string, value: unknown, seen: string | null) =>
  put(key, { value, seen, state: 'typed', theirs: drafts.get(key)?.theirs ?? null, refusal: null });

export const discard = (key: string) => put(key, undefined);

/** On sign-out, discards all drafts except those whose id starts with `prefix`: they wait for the next sign-in. */
export function discardAllExcept(prefix: string): void {
  for (const key of drafts.keys()) if (!key.includes(`:${prefix}`)) discard(key);
}

const draftAt = <T>(key: string) => drafts.get(key) as Unsaved<T> | undefined;

/** Saves a draft once the earlier saves have ended. What is typed meanwhile stays a draft, based on the saved version. */
export function send<T>(key: string, save: Save<T>): Promise<unknown> {
  const pending = () => {
    const draft = draftAt<T>(key);
    return draft && !draft.theirs && draft.state !== 'saved' ? draft : undefined;
  };
  const queued = pending();
  if (queued) put(key, { ...queued, state: 'saving' });
  saves = saves.then(async () => {
    const sent = pending();
    if (!sent) return;
    const update = (changed: Partial<Unsaved>) => {
      const current = drafts.get(key);
      if (current) put(key, { ...current, ...changed });
    };
    try {
      const seen = await save(sent.value, sent.seen);
      // TanStack Query passes new data to components in a later task; without this wait the old value would flash.
      await new Promise((done) => setTimeout(done));
      update(drafts.get(key)?.value === sent.value ? { seen, state: 'saved', refusal: null } : { seen });
    } catch (error) {
      const isRefused = error instanceof ApiError && [403, 409, 422].includes(error.status);
      const theirs = error instanceof DraftConflict ? error.theirs : null;
      // What was typed meanwhile has its own answer.
      const isCurrent = drafts.get(key)?.value === sent.value;
      update({ state: 'failed', theirs, refusal: isRefused && isCurrent ? error.message : null });
      handleSignOut(error);
    }
  });
  return saves;
}

/** One draft: stored in this browser on each keystroke, saved to the server by `send`. */
export function useDraft<T>(id: string, seen: string | null, save: Save<T>) {
  const key = draftKey(useStaff().email, id);
  const draft = useSyncExternalStore(subscribe, () => draftAt<T>(key));
  const unsaved = draft && draft.state !== 'saved' ? draft : undefined;
  return {
    draft,
    /** The unsaved value; undefined if there is none. */
    value: unsaved?.value,
    type: (value: T) => storeTyped(key, value, unsaved ? unsaved.seen : seen),
    send: () => send(key, save),
    discard: () => discard(key),
    resolve(choice: 'mine' | 'theirs') {
      if (!draft?.theirs) return;
      discard(key);
      if (choice === 'theirs') return;
      storeTyped(key, draft.value, draft.theirs.at);
      send(key, save);
    },
  };
}
