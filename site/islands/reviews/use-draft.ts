import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { BLANK_DRAFT } from '../../../domain/reviews.ts';
import { fillUntouched, takeAsleep } from '../standing.ts';
import { draftOf, keepDraft, loadDraft, sameWords } from './draft.ts';

/** Where the form leaves its words while it is asleep. */
export const asleepReview = (barberId: string) => `asleep-review:${barberId}`;

/** Brings the kept words back into fields that nobody has touched, and keeps what stands when the page goes. */
export function useDraft(form: RefObject<HTMLFormElement | null>, barberId: string): void {
  useLayoutEffect(() => {
    const kept = { ...loadDraft(barberId), ...takeAsleep(asleepReview(barberId)) };
    const words = Object.entries(kept).map(([field, value]) => [field, String(value)]);
    if (form.current) fillUntouched(form.current, Object.fromEntries(words));
  }, [form, barberId]);

  useEffect(() => {
    // Another tab may have kept other words since: a reload must find those of this one.
    const leave = () => {
      const standing = form.current && draftOf(form.current);
      if (standing && !sameWords(standing, BLANK_DRAFT)) keepDraft(barberId, standing);
    };
    // What was typed before the form woke is kept from now on, should nobody leave the page but the phone.
    leave();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [form, barberId]);
}
