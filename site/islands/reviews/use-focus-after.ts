import { type RefObject, useEffect } from 'react';
import type { Outcome } from './use-submission.ts';

type Parts = Record<'form' | 'title', RefObject<HTMLElement | null>>;

/**
 * After success the focus begins the emptied form anew; after a failure it stays on the button, which is never
 * disabled and comes clear of the toast. Who has gone elsewhere meanwhile is left there.
 */
export function useFocusAfter({ form, title }: Parts, outcome: Outcome | undefined): void {
  useEffect(() => {
    if (outcome?.kind === 'failure')
      form.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
    if (outcome?.kind !== 'success' || !outcome.emptied) return;
    const at = document.activeElement;
    if (!at || at === document.body || form.current?.contains(at)) title.current?.focus();
  }, [outcome, form, title]);
}
