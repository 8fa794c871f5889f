import { useEffect, useState } from 'react';

const SETTLE_MS = 1_000;

/**
 * Whether something has just moved: the second tap of two must never press what came to where the first one was. `layout`
 * names what stands on the screen.
 */
export function useSettling(layout: string): boolean {
  const [settled, setSettled] = useState(layout);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(layout), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [layout]);
  return settled !== layout;
}
