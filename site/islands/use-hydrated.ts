import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the first render, which must match the built page; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
