import { type RefObject, useLayoutEffect } from 'react';
import { BLANK_DRAFT, type ReviewDraft } from '../../../domain/reviews.ts';
import { fillUntouched } from '../form-values.ts';
import { loadStored, store } from '../storage.ts';

/** What the visitor has typed, kept on the device only, so that a reload or a lost connection loses nothing. */
export type Draft = Required<ReviewDraft>;

const key = (barberId: string) => `review-draft:${barberId}`;

export const sameWords = (one: Draft, other: Draft) =>
  (Object.keys(BLANK_DRAFT) as (keyof Draft)[]).every((field) => one[field] === other[field]);

/** What stands in the form. */
export function draftOf(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  const text = (field: keyof Draft) => String(data.get(field) ?? '');
  return {
    customerName: text('customerName'),
    rating: Number(text('rating')),
    review: text('review'),
    email: text('email'),
  };
}

/** An empty form leaves nothing behind. */
export const keepDraft = (barberId: string, draft: Draft): void =>
  store(key(barberId), sameWords(draft, BLANK_DRAFT) ? undefined : draft, 'localStorage');

/** A review on its way: what it says, and the key that keeps it from being taken twice. */
export type Attempt = { words: string; key: string };

const waitingKey = (barberId: string) => `review-waiting:${barberId}`;

/** The review that was pressed without a network and goes out once there is one. */
export const loadWaiting = (barberId: string) => loadStored<Attempt>(waitingKey(barberId), 'localStorage');

export const keepWaiting = (barberId: string, attempt: Attempt | undefined): void =>
  store(waitingKey(barberId), attempt, 'localStorage');

/** Brings the kept words back into untouched fields, and keeps what stands when the page goes. */
export function useDraft(form: RefObject<HTMLFormElement | null>, barberId: string): void {
  useLayoutEffect(() => {
    // Another tab may have kept other words since: a reload must find those of this one.
    const keep = () => {
      const draft = form.current && draftOf(form.current);
      if (draft && !sameWords(draft, BLANK_DRAFT)) keepDraft(barberId, draft);
    };
    const kept = Object.entries(loadStored<Draft>(key(barberId), 'localStorage') ?? {});
    const words = Object.fromEntries(kept.map(([field, value]) => [field, String(value)]));
    if (form.current) fillUntouched(form.current, words);
    keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [form, barberId]);
}
