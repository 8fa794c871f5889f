import { REVIEW_LIMITS } from '../../../domain/reviews.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { ReviewFormWords } from '../../islands/reviews/review-form.tsx';

/** What stands at the fields of a review that are wrong, with the limits that hold. */
export function reviewErrors({ words, fill, tag }: Edition): ReviewFormWords['errors'] {
  const { customerName, review, ...others } = words.barber.form.errors;
  const limited = (long: string, limit: number) => fill(long, { limit: limit.toLocaleString(tag) });
  return {
    ...others,
    customerName: { ...customerName, long: limited(customerName.long, REVIEW_LIMITS.name) },
    review: { ...review, long: limited(review.long, REVIEW_LIMITS.text) },
  };
}
