import { useSyncExternalStore } from 'react';
import type { TodayMessage } from '../../contract/today.ts';
import type { Today } from '../../domain/today.ts';

const MESSAGE: TodayMessage = 'jk:today';
const NOTHING: Today = {};

const subscribe = (listener: () => void) => {
  document.addEventListener(MESSAGE, listener);
  return () => document.removeEventListener(MESSAGE, listener);
};

/** What staff say of today, as the page's script has it (browser/today.ts); nothing in the built page. */
export const useToday = (): Today =>
  useSyncExternalStore(
    subscribe,
    () => window.today ?? NOTHING,
    () => NOTHING,
  );
