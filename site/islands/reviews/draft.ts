import { BLANK_DRAFT, type ReviewDraft } from '../../../domain/reviews.ts';

/** What the visitor has typed, kept on the device only, so that a reload or a lost connection loses nothing. */
const key = (barberId: string) => `review-draft:${barberId}`;

export type Draft = Required<ReviewDraft>;

export function loadDraft(barberId: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(key(barberId)) ?? '{}') as Partial<Draft>;
    return { ...BLANK_DRAFT, ...kept };
  } catch {
    return { ...BLANK_DRAFT };
  }
}

export function keepDraft(barberId: string, draft: Draft): void {
  try {
    localStorage.setItem(key(barberId), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off: the form itself still holds the words.
  }
}

export function dropDraft(barberId: string): void {
  try {
    localStorage.removeItem(key(barberId));
  } catch {
    // As above.
  }
}
