import { EMAIL_LENGTH, isEmail } from './email.ts';
import { plainText } from './plain-text.ts';
import { isRating } from './ratings.ts';

/** Longest accepted, in UTF-16 units, as `maxlength` counts them. */
export const REVIEW_LIMITS = { name: 80, text: 2_000, email: EMAIL_LENGTH } as const;

/** What the form holds. */
export type ReviewDraft = { customerName: string; rating: number; review: string; email?: string };

export const BLANK_DRAFT = {
  customerName: '',
  rating: 5,
  review: '',
  email: '',
} as const satisfies ReviewDraft;

/** A tidy copy without empty email, or null when name or text is blank: such a submission is silently ignored. */
export function normaliseReview(draft: ReviewDraft): ReviewDraft | null {
  const customerName = clean(draft.customerName).replace(/\s+/g, ' ');
  const review = clean(draft.review);
  if (isBlank(customerName) || isBlank(review)) return null;
  const email = draft.email?.trim();
  return { customerName, rating: draft.rating, review, ...(email && { email }) };
}

/** Not blank, within the limits, whole stars, and an email that is one if given. */
export function isSubmittable(draft: ReviewDraft): boolean {
  const tidy = normaliseReview(draft);
  return (
    tidy !== null &&
    tidy.customerName.length <= REVIEW_LIMITS.name &&
    tidy.review.length <= REVIEW_LIMITS.text &&
    isRating(tidy.rating) &&
    (tidy.email === undefined || isEmail(tidy.email))
  );
}

/** Plain, and without direction overrides, which disguise text. */
const clean = (text: string) =>
  plainText(text)
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();

// Zero-width characters survive trim() but show nothing.
const isBlank = (text: string) => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
