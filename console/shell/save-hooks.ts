import { useEffect } from 'react';
import { flush } from '../content/use-content.ts';
import { latinKey, listenTo } from '../listen.ts';
import { openSheet } from '../parts/dialog.tsx';

/** Saves on mount, when a field loses the focus, when the page is hidden, shown or left, and when the connection returns. */
export function useAutosave(email: string): void {
  useEffect(() => {
    const save = () => void flush(email);
    save();
    const stop = listenTo(['focusout', 'online', 'pagehide'], save);
    document.addEventListener('visibilitychange', save);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', save);
    };
  }, [email]);
}

/** Runs an action for a key with Ctrl or Cmd, except inside forms and dialogs that ask. A sheet closes first. */
export function useShortcuts(isActive: boolean, actions: Record<string, () => void>): void {
  useEffect(() => {
    if (!isActive) return;
    return listenTo(['keydown'], (event) => {
      const action = (event.ctrlKey || event.metaKey) && !event.repeat && actions[latinKey(event)];
      if (!action) return;
      if (event.target instanceof Element && event.target.closest('form, dialog:not(.console-sheet)')) return;
      event.preventDefault();
      if (event.key === 'Enter') openSheet()?.close();
      action();
    });
  });
}
