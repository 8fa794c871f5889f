import './reviews/reviews.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '../../contract/routes.ts';
import { fill } from '../../domain/text.ts';
import type { Words } from '../../edition/schema/catalogue.ts';
import { Button } from '../components/button.tsx';
import { SelectField } from '../components/field.tsx';
import type { barberReviews } from '../model/parts/review-words.ts';
import { ReviewForm } from './reviews/review-form.tsx';
import { Policy, Review, reviewPlace } from './reviews/review-list.tsx';
import { type ToastMessage, Toasts } from './reviews/toasts.tsx';
import { about, type ReviewView, reviewViews, useReviewCounts, useReviews } from './reviews/use-reviews.ts';
import { useHydrated } from './use-hydrated.ts';

type BarberReviewsProps = ReturnType<typeof barberReviews>;

/** Shorter lists need no sorting. */
const SORTED_FROM = 10;
type ReviewOrder = keyof Words['barber']['reviews']['orders'];

type ListProps = Pick<BarberReviewsProps, 'id' | 'name' | 'locale' | 'words'>;

function ReviewList({ id: barberId, name, locale, words: { reviews: words, policy } }: ListProps) {
  const [view, setView] = useState<ReviewView>('newest');
  const { state, reviews, isLong, more } = useReviews(barberId, view);
  const counts = useReviewCounts(barberId);
  const [arrived, setArrived] = useState<string>();
  useEffect(() => {
    if (arrived) document.getElementById(reviewPlace(arrived))?.focus();
  }, [arrived]);
  const { isFetchingNextPage: fetching, isFetchNextPageError: moreFailed } = more;
  const fetchMore = async () => {
    if (fetching) return;
    const { data, isError } = await more.fetchNextPage();
    if (!isError) setArrived(data?.pages.at(-1)?.[0]?.id);
  };
  const published = counts?.published;
  const isWhole = !Number(view);
  return (
    <section aria-labelledby="reviews-title" className="stack">
      <h2 id="reviews-title">{words.title}</h2>
      <noscript>
        <p>
          <span>{words.withoutScript}</span>{' '}
          <a href={about(api.reviewsAsText, barberId)} rel="nofollow">
            {words.asText}
          </a>
        </p>
      </noscript>
      <div role="status" className={reviews.length > 0 ? undefined : 'review-state late'}>
        {state === 'pending' && <p className="quiet">{words.loading}</p>}
        {state === 'success' && reviews.length === 0 && (
          <p className="quiet">{isWhole ? words.empty : words.noneOfThese}</p>
        )}
      </div>
      {state === 'error' && !moreFailed && (
        <div role="alert" className="failure">
          <p>{words.error}</p>
          <Button label={words.retry} onClick={() => location.reload()} />
        </div>
      )}
      {published !== undefined && published > SORTED_FROM && (
        <SelectField
          id="review-view"
          label={words.view}
          value={view}
          options={reviewViews.map((value) => ({
            value,
            label: Number(value) ? fill(words.stars, { rating: value }) : words.orders[value as ReviewOrder],
          }))}
          onChange={(value) => setView(value as ReviewView)}
        />
      )}
      <ul className="review-list">
        {reviews.map((review) => (
          <Review key={review.id} review={review} words={words} locale={locale} />
        ))}
      </ul>
      {isLong && (
        <div className="stack">
          <p className="quiet" role="status">
            {isWhole &&
              published !== undefined &&
              fill(words.shown, { shown: String(reviews.length), published: String(published) })}
          </p>
          {moreFailed && <p role="alert">{words.moreError}</p>}
          {/* Not disabled while loading, because a disabled button loses focus. */}
          {more.hasNextPage && reviews.length < (published ?? Infinity) && (
            <Button
              kind="quiet"
              label={fetching ? words.moreLoading : words.more}
              aria-disabled={fetching}
              onClick={fetchMore}
            />
          )}
        </div>
      )}
      <Policy name={name} counts={counts} words={policy} />
    </section>
  );
}

export function BarberReviews({ words, ...profile }: BarberReviewsProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const hydrated = useHydrated();
  const remove = (id: number) => setMessage((shown) => (shown?.id === id ? null : shown));
  const { form, toasts } = words;
  const backToForm = (kind: ToastMessage['kind']) =>
    document
      .querySelector<HTMLElement>(kind === 'success' ? '#write-review' : '.review-form [type=submit]')
      ?.focus();
  return (
    <>
      <div className="reviews columns">
        <ReviewList {...profile} words={words} />
        <ReviewForm
          {...profile}
          words={form}
          onEnd={({ kind }) => setMessage({ ...toasts[kind], kind, id: Date.now() })}
        />
      </div>
      {/* Not in the built page: the library writes style attributes, which the content security policy forbids in HTML. Not in
          the section: content-visibility makes it the containing block of fixed elements. */}
      {hydrated &&
        createPortal(
          <Toasts message={message} words={toasts} onRemoved={remove} onFocusLost={backToForm} />,
          document.body,
        )}
    </>
  );
}
