import { REVIEW_LIMITS, type ReviewErrorWords } from '../../../domain/reviews.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { ReviewFormWords } from '../../islands/reviews/review-form.tsx';

const limited = ({ tag }: Edition, text: string, limit: number) =>
  text.replace('{limit}', limit.toLocaleString(tag));

/** What stands at the fields of a review that are wrong, with the limits that hold. */
export function reviewErrors(edition: Edition): ReviewErrorWords {
  const { customerName, review, ...others } = edition.words.barber.form.errors;
  return {
    ...others,
    customerName: { ...customerName, long: limited(edition, customerName.long, REVIEW_LIMITS.name) },
    review: { ...review, long: limited(edition, review.long, REVIEW_LIMITS.text) },
  };
}

/** How long a review may be; `is` keeps '{count}' for the browser. */
export function reviewLength(edition: Edition): ReviewFormWords['length'] {
  const { most, is } = edition.words.barber.form.length;
  return {
    most: limited(edition, most, REVIEW_LIMITS.text),
    is: limited(edition, is, REVIEW_LIMITS.text),
  };
}

/** Words of the form on a profile; two reasons why a review was not taken are those of the page without script. */
export function reviewFormWords(edition: Edition): ReviewFormWords {
  const { form } = edition.words.barber;
  const { tooMany, unavailable } = edition.words['review-pages'].problem.reasons;
  return {
    ...form,
    errors: reviewErrors(edition),
    length: reviewLength(edition),
    failures: { ...form.failures, tooMany, unavailable },
  };
}
