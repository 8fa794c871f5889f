import { createContext, useContext, useState } from 'react';

const PREFIX = 'staff-kept:';

/** The account that works in this tab: nobody gets what another one typed. */
export const Worker = createContext('');

/**
 * State that outlives a reload and a session that ends in the middle of work; `drop` sets it for good, with nothing left
 * to come back to. It stays in this tab.
 */
export function useKept<T>(name: string, initial: T) {
  const key = `${PREFIX}${useContext(Worker)}:${name}`;
  const [value, setValue] = useState<T>(() => {
    const stored = sessionStorage.getItem(key);
    return stored === null ? initial : (JSON.parse(stored) as T);
  });
  const keep = (next: T) => {
    sessionStorage.setItem(key, JSON.stringify(next));
    setValue(next);
  };
  const drop = (next: T) => {
    sessionStorage.removeItem(key);
    setValue(next);
  };
  return [value, keep, drop] as const;
}

/** Whoever signs out leaves nothing behind. */
export function forgetKept(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  history.replaceState(null, '', location.pathname + location.hash);
}
