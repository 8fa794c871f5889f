import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the first render, which must match the built page; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
