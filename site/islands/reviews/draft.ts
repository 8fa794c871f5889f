import { BLANK_DRAFT, type ReviewDraft } from '../../../domain/reviews.ts';

/** What the visitor has typed, kept on the device only, so that a reload or a lost connection loses nothing. */
export type Draft = Required<ReviewDraft>;

const key = (barberId: string) => `review-draft:${barberId}`;
const isBlankDraft = (draft: Draft) => sameWords(draft, BLANK_DRAFT);

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

export function loadDraft(barberId: string): Draft | undefined {
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
    if (isBlankDraft(draft)) localStorage.removeItem(key(barberId));
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
