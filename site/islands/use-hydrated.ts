import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the first render, which must equal the built page; true once React has taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
