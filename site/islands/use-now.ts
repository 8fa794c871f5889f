import { useLayoutEffect, useState } from 'react';
import { timeNow } from '../../contract/clock.ts';
import { TODAY } from './use-today.ts';

const MINUTE_MS = 60_000;

/** The current time, updated every minute, with the server's time and when the page is shown again; undefined in the built page. */
export function useNow() {
  const state = useState<Date>();
  const [, setNow] = state;
  useLayoutEffect(() => {
    const update = () => setNow(timeNow());
    update();
    const timer = setInterval(update, MINUTE_MS);
    for (const event of [TODAY, 'visibilitychange']) document.addEventListener(event, update);
    addEventListener('pageshow', update);
    return () => {
      clearInterval(timer);
      for (const event of [TODAY, 'visibilitychange']) document.removeEventListener(event, update);
      removeEventListener('pageshow', update);
    };
  }, []);
  return state;
}
