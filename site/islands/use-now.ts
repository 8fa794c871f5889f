import { useLayoutEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current time, updated every minute and when the page is shown again; undefined in the built page. */
export function useNow() {
  const state = useState<Date>();
  const [, setNow] = state;
  useLayoutEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, MINUTE_MS);
    document.addEventListener('visibilitychange', update);
    addEventListener('pageshow', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      removeEventListener('pageshow', update);
    };
  }, []);
  return state;
}
