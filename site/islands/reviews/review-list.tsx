import { timeNow } from '../../../contract/clock.ts';
import type { PublishedReview, ReviewCounts } from '../../../contract/reviews.ts';
import { formatReviewDate } from '../../../domain/format.ts';
import { isWithinMonths } from '../../../domain/months.ts';
import { fill, languageOf } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Stars } from '../../components/rating.tsx';

type ReviewProps = { review: PublishedReview; words: Words['barber']['reviews']; locale: string };

const RECENT_MONTHS = 3;

/** Id that receives focus when further reviews have loaded. */
export const reviewPlace = (id: string) => `review-${id}`;

export function Review({ review, words, locale }: ReviewProps) {
  const { id, customerName, rating, review: text, createdAt, reply } = review;
  return (
    <li id={reviewPlace(id)} className="ruled" tabIndex={-1}>
      <article className="review pile">
        <p className="row">
          <Stars filled={rating} label={fill(words.stars, { rating: String(rating) })} />
          {isWithinMonths(createdAt, RECENT_MONTHS, timeNow()) && (
            <span className="badge badge-good">{words.recent}</span>
          )}
        </p>
        <p className="typed" dir="auto" lang={languageOf(text)}>
          {text}
        </p>
        <p className="quiet">
          <b dir="auto" translate="no">
            {customerName}
          </b>{' '}
          <span>·</span> <time dateTime={createdAt}>{formatReviewDate(createdAt, locale)}</time>
        </p>
        {reply && (
          <blockquote className="review-reply aside pile">
            <p className="eyebrow">{words.reply}</p>
            <p className="typed" dir="auto" lang={languageOf(reply.text)}>
              {reply.text}
            </p>
            <p className="quiet">{formatReviewDate(reply.repliedAt, locale)}</p>
          </blockquote>
        )}
      </article>
    </li>
  );
}

type PolicyProps = { name: string; counts: ReviewCounts | undefined; words: Words['barber']['policy'] };

/** The review policy with its figures. */
export function Policy({ name, counts, words }: PolicyProps) {
  return (
    <aside className="review-policy card" aria-labelledby="review-policy">
      <h3 id="review-policy">{words.title}</h3>
      <ul>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="quiet late">
        {counts &&
          counts.received > 0 &&
          fill(words.counts, {
            name,
            received: String(counts.received),
            published: String(counts.published),
            rejected: String(counts.rejected),
          })}
      </p>
    </aside>
  );
}
