import { createContext, useContext, useState } from 'react';

const SIGNED_IN = 'staff-signed-in';
const STATE = 'staff-state:';

/** Whether somebody signed in on this browser: asking the server at every visit would only fail for all others. */
export const mayBeSignedIn = () => localStorage.getItem(SIGNED_IN) !== null;
// Another value every time: other tabs hear of changes alone.
export const rememberSignIn = () => localStorage.setItem(SIGNED_IN, new Date().toISOString());
export const forgetSignIn = () => localStorage.removeItem(SIGNED_IN);

/** Tells when another tab of this browser signs in or out; gives the way to stop it. */
export function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === SIGNED_IN) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** The email of the account that works in this tab: nobody gets what another one typed. */
export const AccountEmail = createContext('');

/**
 * State of this tab that outlives a reload and a session that ends in the middle of work; `reset` sets it with nothing left
 * to come back to.
 */
export function useSessionState<T>(name: string, initial: T) {
  const key = `${STATE}${useContext(AccountEmail)}:${name}`;
  const [value, setValue] = useState<T>(() => {
    const stored = sessionStorage.getItem(key);
    return stored === null ? initial : (JSON.parse(stored) as T);
  });
  const set = (next: T) => {
    sessionStorage.setItem(key, JSON.stringify(next));
    setValue(next);
  };
  const reset = () => {
    sessionStorage.removeItem(key);
    setValue(initial);
  };
  return [value, set, reset] as const;
}

/** Whoever signs out leaves nothing behind. */
export function clearSessionState(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(STATE)) sessionStorage.removeItem(key);
  history.replaceState(null, '', location.pathname + location.hash);
}
