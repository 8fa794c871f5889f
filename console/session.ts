import { useMemo, useState, useSyncExternalStore } from 'react';
import { ASKED } from '../contract/staff.ts';
import { useStaff } from './context.ts';
import { listenTo } from './listen.ts';

const SIGNED_IN = 'staff-signed-in';
const STATE_PREFIX = 'staff-state:';

/** Stores a text for a reload, unless the storage is full: what waits for the server is sent from memory, too. */
export function keep(key: string, text: string, storage: Storage = localStorage): void {
  try {
    storage.setItem(key, text);
  } catch {
    // The older text is wrong after a reload.
    storage.removeItem(key);
  }
}

/** Whether this browser has signed in before. If not, a request for the account would only fail. */
export const mayBeSignedIn = () => localStorage.getItem(SIGNED_IN) !== null;
// Stores a new value each time, because other tabs get an event only if the value changes.
export const rememberSignIn = () => keep(SIGNED_IN, new Date().toISOString());
export const forgetSignIn = () => localStorage.removeItem(SIGNED_IN);

/** Calls the listener when another tab of this browser signs in or out. Returns a function that stops listening. */
export const onSignInElsewhere = (listener: () => void) =>
  listenTo(['storage'], ({ key }) => {
    if (key === SIGNED_IN) listener();
  });

const onStored = (listener: () => void) => listenTo(['storage'], listener);

/** State of one account in this tab that all parts share, and that survives a reload and an expired session; `reset` removes it. */
export function useSessionState<T>(name: string, initial: T) {
  const key = `${STATE_PREFIX}${useStaff().email}:${name}`;
  const [first] = useState(initial);
  const stored = useSyncExternalStore(onStored, () => sessionStorage.getItem(key));
  const value: T = useMemo(() => (stored === null ? first : JSON.parse(stored)), [stored, first]);
  const set = (next: T) => {
    sessionStorage.setItem(key, JSON.stringify(next));
    // The browser tells only other tabs.
    dispatchEvent(new StorageEvent('storage'));
  };
  const reset = () => {
    sessionStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage'));
  };
  return [value, set, reset] as const;
}

/** Opens what was asked for before the sign-in, such as a download. */
export function openAsked(): void {
  const asked = new URLSearchParams(location.search).get(ASKED);
  if (!asked?.startsWith('/api/staff/')) return;
  history.replaceState(null, '', location.pathname + location.hash);
  location.assign(asked);
}

const PLACE = `${STATE_PREFIX}place`;
/** Remembers the screen of the console that this tab leaves, so that 'End' returns to it. */
export const rememberPlace = () => keep(PLACE, location.pathname + location.hash, sessionStorage);
/** The remembered screen, only once; null if this tab has shown none. */
export function takePlace(): string | null {
  const place = sessionStorage.getItem(PLACE);
  sessionStorage.removeItem(PLACE);
  return place;
}

/** On sign-out, removes the state of every account from this tab and the review filter from the address. */
export function clearSessionState(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(STATE_PREFIX)) sessionStorage.removeItem(key);
  history.replaceState(null, '', location.pathname + location.hash);
}
