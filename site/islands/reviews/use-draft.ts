import { type RefObject, useLayoutEffect } from 'react';
import { BLANK_DRAFT, type ReviewDraft } from '../../../domain/reviews.ts';
import { fillUntouched, useEnteredEarly } from '../form-values.ts';
import { loadStored, store } from '../storage.ts';

/** The visitor's input, stored only on the device, so that a reload or lost connection loses nothing. */
export type Draft = Required<ReviewDraft>;

const key = (barberId: string) => `review-draft:${barberId}`;

export const sameWords = (one: Draft, other: Draft) =>
  (Object.keys(BLANK_DRAFT) as (keyof Draft)[]).every((field) => one[field] === other[field]);

/** The current form values. */
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

const stored = (barberId: string) => loadStored<Draft & { since: number }>(key(barberId), 'localStorage');

/** When the visitor began to write, also on an earlier visit of the page; at the latest when the page opened, if unknown. */
export const writingSince = (barberId: string) => stored(barberId)?.since ?? performance.timeOrigin;

/** Stores the draft with the time when its writing began; an empty one deletes it. */
export function keepDraft(barberId: string, draft: Draft, began = Date.now()): void {
  const since = stored(barberId)?.since ?? began;
  store(key(barberId), sameWords(draft, BLANK_DRAFT) ? undefined : { ...draft, since }, 'localStorage');
}

/** Restores the draft into untouched fields, and stores it when the visitor leaves the page. */
export function useDraft(form: RefObject<HTMLFormElement | null>, barberId: string): void {
  useEnteredEarly('.review-form', (entered) => {
    const kept = Object.entries(stored(barberId) ?? {});
    const words = Object.fromEntries(kept.map(([field, value]) => [field, String(value)]));
    if (form.current) fillUntouched(form.current, { ...words, ...entered });
  });
  useLayoutEffect(() => {
    // Another tab may have stored another draft; a reload must restore this tab's.
    const keep = () => {
      const draft = form.current && draftOf(form.current);
      if (draft && !sameWords(draft, BLANK_DRAFT)) keepDraft(barberId, draft, performance.timeOrigin);
    };
    keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [form, barberId]);
}
