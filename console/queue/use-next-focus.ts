import { type RefObject, useLayoutEffect, useState } from 'react';

type Plan = { leaving: string[]; next: string | undefined } | { returning: string[] };
type Row = { id: string };

/**
 * Keeps the focus where the work goes on: on the review after those that leave the list, on the one that comes back, or
 * on the heading where there is none. Never on the body, where a screen reader begins anew.
 */
export function useNextFocus(
  reviews: Row[],
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  const [plan, setPlan] = useState<Plan>();
  useLayoutEffect(() => {
    if (!plan) return;
    const here = (id: string) => reviews.some((review) => review.id === id);
    const ids = 'leaving' in plan ? plan.leaving : plan.returning;
    const isShown = 'leaving' in plan ? !ids.some(here) : ids.some(here);
    if (!isShown) return;
    const target = 'leaving' in plan ? plan.next : ids.find(here);
    const row = [...(list.current?.children ?? [])].find(
      (element) => element instanceof HTMLElement && element.dataset.review === target,
    );
    ((row as HTMLElement | undefined) ?? heading.current)?.focus();
    setPlan(undefined);
  }, [plan, reviews, list, heading]);

  return {
    afterLeaving(leaving: string[]) {
      const staysBehind = ({ id }: Row) => !leaving.includes(id);
      const last = reviews.findLastIndex(({ id }) => leaving.includes(id));
      const next =
        reviews.slice(last + 1).find(staysBehind) ?? reviews.slice(0, last + 1).findLast(staysBehind);
      setPlan({ leaving, next: next?.id });
    },
    afterReturning(returning: string[]) {
      // The button that was pressed goes at once.
      heading.current?.focus();
      setPlan({ returning });
    },
    /** They do not leave or come after all. */
    cancel: () => setPlan(undefined),
  };
}
