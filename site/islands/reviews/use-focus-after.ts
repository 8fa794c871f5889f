import { type RefObject, useEffect } from 'react';
import type { Outcome } from './use-submission.ts';

type Parts = Record<'form' | 'title' | 'button', RefObject<HTMLElement | null>>;

/**
 * The button is disabled while the review is on its way, which takes its focus. After success the focus begins the
 * emptied form anew, after a failure it is back on the button; who has gone elsewhere meanwhile is left there.
 */
export function useFocusAfter(
  { form, title, button }: Parts,
  isPending: boolean,
  outcome: RefObject<Outcome | undefined>,
): void {
  useEffect(() => {
    if (isPending || !outcome.current) return;
    const { emptied } = outcome.current;
    outcome.current = undefined;
    const at = document.activeElement;
    const isLost = !at || at === document.body || at === button.current;
    if (emptied && (isLost || form.current?.contains(at))) title.current?.focus();
    else if (isLost) button.current?.focus();
  }, [isPending, outcome, form, title, button]);
}
