import { useEffect, useState } from 'react';

const EVERY_MINUTE_MS = 60_000;

/** The time, renewed each minute; undefined in the built page, which cannot know it. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), EVERY_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
