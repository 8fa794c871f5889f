import { useSyncExternalStore } from 'react';
import type { TodayMessage } from '../../contract/today.ts';
import type { Today } from '../../domain/today.ts';

export const TODAY: TodayMessage = 'jk:today';
const NOTHING: Today = {};

const subscribe = (listener: () => void) => {
  document.addEventListener(TODAY, listener);
  return () => document.removeEventListener(TODAY, listener);
};

/** Today's status as loaded by browser/today.ts; empty in the built page. */
export const useToday = (): Today =>
  useSyncExternalStore(
    subscribe,
    () => window.today ?? NOTHING,
    () => NOTHING,
  );
