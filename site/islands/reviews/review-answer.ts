import type { PublishedReview, ReviewCounts } from '../../../contract/reviews.ts';

// By hand: the schema library would weigh more than the rest of the profile's script.
const isReview = (value: unknown): value is PublishedReview => {
  const { id, customerName, rating, review, createdAt } = (value ?? {}) as Partial<PublishedReview>;
  return (
    [id, customerName, review, createdAt].every((text) => typeof text === 'string') &&
    typeof rating === 'number'
  );
};

/** An answer that is no list is no reviews; what is no review is left out of it. */
export const reviewsOf = (answer: unknown): PublishedReview[] =>
  Array.isArray(answer) ? answer.filter(isReview) : [];

export function countsOf(answer: unknown): ReviewCounts | undefined {
  const { received, published, refused, average } = (answer ?? {}) as Partial<ReviewCounts>;
  if (received === undefined || published === undefined || refused === undefined || average === undefined)
    return undefined;
  return { received, published, refused, average };
}
