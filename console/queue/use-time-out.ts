import { useEffect, useRef, useState } from 'react';

/** Ends something after a time, never while the pointer or the focus is on it; then the time begins anew. */
export function useTimeOut(ms: number | undefined, onOver: () => void) {
  const [isHeld, setHeld] = useState(false);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (ms === undefined || isHeld) return;
    const timer = setTimeout(() => over.current(), ms);
    return () => clearTimeout(timer);
  }, [ms, isHeld]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo };
}
