import { useSyncExternalStore } from 'react';
import { ApiError, noticeSignOut } from '../api.ts';
import { useStaff } from '../context.ts';
import type { Theirs } from '../parts/conflict-choice.tsx';

const STORED = 'draft:';

/** A value that the server does not have yet; `seen` is the version that it was typed on. */
export type Unsaved<T = unknown> = {
  value: T;
  seen: string | null;
  state: 'typed' | 'saving' | 'saved' | 'failed';
  /** A colleague saved something else meanwhile, so one of the two has to be chosen. */
  theirs: Theirs | null;
  /** Why the server refuses the value. Sending it again would not help. */
  refusal: string | null;
};
/** Sends a value and returns its new version. Throws DraftConflict where a colleague saved another one meanwhile. */
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
let sending: Promise<unknown> = Promise.resolve();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const allDrafts = () => drafts;
export const draftKey = (email: string, id: string) => `${STORED}${email}:${id}`;

function put(key: string, draft: Unsaved | undefined): void {
  const next = new Map(drafts);
  if (draft) next.set(key, draft);
  else next.delete(key);
  drafts = next;
  if (!draft || draft.state === 'saved') localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ value: draft.value, seen: draft.seen }));
  for (const listener of listeners) listener();
}

/** Reads drafts that a closed tab or a reload left. */
export function restore(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(STORED) && !drafts.has(key)) {
      const stored = JSON.parse(localStorage.getItem(key) ?? '') as Pick<Unsaved, 'value' | 'seen'>;
      put(key, { ...stored, state: 'typed', theirs: null, refusal: null });
    }
}
restore();

export const keep = (key: string, value: unknown, seen: string | null) =>
  put(key, { value, seen, state: 'typed', theirs: drafts.get(key)?.theirs ?? null, refusal: null });

export const discard = (key: string) => put(key, undefined);

/** Signing out removes what belongs to reviews and the day; unsaved fields of the content wait for the next sign-in. */
export function discardAllBut(kind: string): void {
  for (const key of drafts.keys()) if (!key.includes(`:${kind}`)) discard(key);
}

/** Sends a draft after those that were sent before. What was typed meanwhile stays a draft, of the new version. */
export function send<T>(key: string, save: Save<T>): Promise<unknown> {
  const unsaved = () => {
    const draft = drafts.get(key) as Unsaved<T> | undefined;
    return draft && !draft.theirs && draft.state !== 'saved' ? draft : undefined;
  };
  const queued = unsaved();
  if (queued) put(key, { ...queued, state: 'saving' });
  sending = sending.then(async () => {
    const sent = unsaved();
    if (!sent) return;
    const after = (changed: Partial<Unsaved>) => {
      const now = drafts.get(key);
      if (now) put(key, { ...now, ...changed });
    };
    try {
      const seen = await save(sent.value, sent.seen);
      // Components get new data from TanStack Query in a task of its own; without a wait the old value would flash.
      await new Promise((done) => setTimeout(done));
      after(drafts.get(key)?.value === sent.value ? { seen, state: 'saved' } : { seen });
    } catch (error) {
      const isRefused = error instanceof ApiError && [403, 409, 422].includes(error.status);
      const theirs = error instanceof DraftConflict ? error.theirs : null;
      after({ state: 'failed', theirs, refusal: isRefused ? error.message : null });
      noticeSignOut(error);
    }
  });
  return sending;
}

/** One draft: kept in this browser while it is typed, saved on request. */
export function useDraft<T>(id: string, seen: string | null, save: Save<T>) {
  const key = draftKey(useStaff().email, id);
  const draft = useSyncExternalStore(subscribe, () => drafts.get(key)) as Unsaved<T> | undefined;
  const unsaved = draft && draft.state !== 'saved' ? draft : undefined;
  return {
    draft,
    /** What is typed and not saved; undefined for nothing. */
    value: unsaved?.value,
    type: (value: T) => keep(key, value, unsaved ? unsaved.seen : seen),
    send: () => send(key, save),
    discard: () => discard(key),
    resolve(choice: 'mine' | 'theirs') {
      if (!draft?.theirs) return;
      discard(key);
      if (choice === 'theirs') return;
      keep(key, draft.value, draft.theirs.at);
      send(key, save);
    },
  };
}
