import { useEffect, useRef, useState } from 'react';

const STORED = 'staff-shortcuts';
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && !!target.closest('input:not([type=checkbox]), textarea, select, dialog');

/** Whether single keys act; staff can switch them off (WCAG 2.1.4), and the browser remembers. */
export function useShortcutSwitch() {
  const [on, setOn] = useState(() => localStorage.getItem(STORED) !== 'off');
  const turn = (next: boolean) => {
    localStorage.setItem(STORED, next ? 'on' : 'off');
    setOn(next);
  };
  return { on, turn };
}

/** Runs what a key stands for, unless somebody is typing. */
export function useShortcuts(on: boolean, actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}
