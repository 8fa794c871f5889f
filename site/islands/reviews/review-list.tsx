import './review-list.css';
import type { PublishedReview } from '../../../contract/reviews.ts';
import { isWithinMonths } from '../../../domain/dubai-time.ts';
import { formatReviewDate } from '../../../domain/format.ts';
import { fill } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Stars } from '../../components/stars.tsx';

type ReviewListWords = Words['barber']['reviews'];

const RECENT_MONTHS = 3;

/** Where focus goes when a page of reviews has come. */
export const reviewPlace = (id: string) => `review-${id}`;

function Review({
  review,
  words,
  locale,
}: {
  review: PublishedReview;
  words: ReviewListWords;
  locale: string;
}) {
  const { customerName, rating, review: text, createdAt, reply } = review;
  return (
    <li id={reviewPlace(review.id)} tabIndex={-1}>
      <article className="review">
        <p className="row">
          <Stars filled={rating} label={fill(words.stars, { rating: String(rating) })} />
          {isWithinMonths(createdAt, RECENT_MONTHS, new Date()) && (
            <span className="review-recent">{words.recent}</span>
          )}
        </p>
        <p className="review-text" dir="auto">
          {text}
        </p>
        <p className="quiet">
          <b dir="auto">{customerName}</b> ·{' '}
          <time dateTime={createdAt}>{formatReviewDate(createdAt, locale)}</time>
        </p>
        {reply && (
          <blockquote className="review-reply">
            <p className="eyebrow">{words.reply}</p>
            <p className="review-text" dir="auto">
              {reply.text}
            </p>
            <p className="quiet">{formatReviewDate(reply.repliedAt, locale)}</p>
          </blockquote>
        )}
      </article>
    </li>
  );
}

export function ReviewList({
  reviews,
  words,
  locale,
}: {
  reviews: PublishedReview[];
  words: ReviewListWords;
  locale: string;
}) {
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <Review key={review.id} review={review} words={words} locale={locale} />
      ))}
    </ul>
  );
}
