import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { BLANK_DRAFT, type ReviewDraft } from '../../../domain/reviews.ts';
import { fillUntouched } from '../form-values.ts';

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

function loadDraft(barberId: string): Draft | undefined {
  try {
    const kept = localStorage.getItem(key(barberId));
    return kept ? { ...BLANK_DRAFT, ...JSON.parse(kept) } : undefined;
  } catch {
    return undefined;
  }
}

/** An empty form leaves nothing behind. */
export function keepDraft(barberId: string, draft: Draft): void {
  try {
    if (sameWords(draft, BLANK_DRAFT)) localStorage.removeItem(key(barberId));
    else localStorage.setItem(key(barberId), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off: the form itself still holds the words.
  }
}

/** After sending; what another tab has written since stays. */
export function dropDraft(barberId: string, sent: Draft): void {
  const kept = loadDraft(barberId);
  if (kept && sameWords(kept, sent)) keepDraft(barberId, BLANK_DRAFT);
}

/** A review on its way: what it says, and the key that keeps it from being taken twice. */
export type Attempt = { words: string; key: string };

const waitingKey = (barberId: string) => `review-waiting:${barberId}`;

/** The review that was pressed without a network and goes out once there is one. */
export function loadWaiting(barberId: string): Attempt | undefined {
  try {
    return JSON.parse(localStorage.getItem(waitingKey(barberId)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepWaiting(barberId: string, attempt: Attempt | undefined): void {
  try {
    if (attempt) localStorage.setItem(waitingKey(barberId), JSON.stringify(attempt));
    else localStorage.removeItem(waitingKey(barberId));
  } catch {
    // Storage is full or switched off: the visitor presses again.
  }
}

/** Brings the kept words back into untouched fields, and keeps what stands when the page goes. */
export function useDraft(form: RefObject<HTMLFormElement | null>, barberId: string): void {
  useLayoutEffect(() => {
    const words = Object.entries(loadDraft(barberId) ?? {}).map(([field, value]) => [field, String(value)]);
    if (form.current) fillUntouched(form.current, Object.fromEntries(words));
  }, [form, barberId]);

  useEffect(() => {
    // Another tab may have kept other words since: a reload must find those of this one.
    const keep = () => {
      const standing = form.current && draftOf(form.current);
      if (standing && !sameWords(standing, BLANK_DRAFT)) keepDraft(barberId, standing);
    };
    // What was typed before the form was hydrated is kept from now on, should the phone end the page unasked.
    keep();
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [form, barberId]);
}
