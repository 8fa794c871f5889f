import './reviews/reviews.css';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { REVIEWS_PER_PAGE } from '../../contract/review-pages.ts';
import type { Words } from '../../edition/schema/catalogue.ts';
import { Button } from '../components/button.tsx';
import { MoreReviews } from './reviews/more-reviews.tsx';
import { Policy } from './reviews/policy.tsx';
import { ReviewForm, type ReviewFormWords } from './reviews/review-form.tsx';
import { ReviewList, reviewPlace } from './reviews/review-list.tsx';
import { type ToastMessage, Toasts } from './reviews/toasts.tsx';
import { useOlderReviews } from './reviews/use-older-reviews.ts';
import { useReviewCounts, useReviews } from './reviews/use-reviews.ts';
import { useAwake } from './use-awake.ts';

export type BarberReviewsProps = {
  barberId: string;
  locale: string;
  /** As it stands in the addresses of the site. */
  language: string;
  words: Pick<Words['barber'], 'policy' | 'toasts'> & {
    list: Words['barber']['reviews'];
    form: ReviewFormWords;
  };
};

export function BarberReviews({ barberId, locale, language, words }: BarberReviewsProps) {
  const { state, reviews: first } = useReviews(barberId);
  const { reviews, mayHaveMore, arrived, state: paging, more } = useOlderReviews(barberId, first);
  const counts = useReviewCounts(barberId);
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const awake = useAwake();
  useEffect(() => {
    if (arrived) document.getElementById(reviewPlace(arrived))?.focus();
  }, [arrived]);
  const removed = useCallback(() => setMessage(null), []);
  const { list, policy, form, toasts } = words;
  const backToForm = (kind: ToastMessage['kind']) =>
    document
      .querySelector<HTMLElement>(kind === 'success' ? '#write-review' : '.review-form [type=submit]')
      ?.focus();
  return (
    <>
      <div className="reviews">
        <section aria-labelledby="reviews-title" className="stack">
          <h2 id="reviews-title">{list.title}</h2>
          <noscript>
            <p>{list.withoutScript}</p>
          </noscript>
          <div role="status" className={reviews.length > 0 ? undefined : 'review-state'}>
            {state === 'loading' && <p className="quiet">{list.loading}</p>}
            {state === 'list' && reviews.length === 0 && <p className="quiet">{list.empty}</p>}
          </div>
          {state === 'error' && (
            <div role="alert" className="review-failed">
              <p>{list.error}</p>
              <Button label={list.retry} onClick={() => location.reload()} />
            </div>
          )}
          <ReviewList reviews={reviews} words={list} locale={locale} />
          {first.length === REVIEWS_PER_PAGE && (
            <MoreReviews
              state={paging}
              shown={reviews.length}
              published={counts?.published}
              hasMore={mayHaveMore && reviews.length < (counts?.published ?? Infinity)}
              onMore={more}
              words={list}
            />
          )}
          <Policy barberId={barberId} words={policy} />
        </section>
        <ReviewForm
          barberId={barberId}
          language={language}
          locale={locale}
          words={form}
          onEnd={({ kind }) => setMessage({ ...toasts[kind], kind, id: Date.now() })}
        />
      </div>
      {/* Not in the built page: the library writes style attributes, which the page's policy forbids in HTML. And not in the
          section: while that waits to be laid out, what is fixed in it stands at its foot, not the window's. */}
      {awake &&
        createPortal(
          <Toasts message={message} words={toasts} onRemoved={removed} onFocusLost={backToForm} />,
          document.body,
        )}
    </>
  );
}
