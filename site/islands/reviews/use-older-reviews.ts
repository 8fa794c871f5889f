import { useState } from 'react';
import { cursorAt, REVIEWS_PER_PAGE } from '../../../contract/review-pages.ts';
import type { PublishedReview } from '../../../contract/reviews.ts';
import { api } from '../../../contract/routes.ts';
import { request } from '../query/fetch-json.ts';
import { reviewsOf } from './review-answer.ts';
import { about } from './use-reviews.ts';

type Longer = { reviews: PublishedReview[]; full: boolean; arrived: string | undefined };

/** The list with the pages that the visitor has asked for since; `arrived` is the first review of the latest. */
export function useOlderReviews(barberId: string, first: PublishedReview[]) {
  const [longer, setLonger] = useState<Longer>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Once it has grown, the list holds still: a newer first page would tear a gap.
  const { reviews, full, arrived } = longer ?? {
    reviews: first,
    full: first.length === REVIEWS_PER_PAGE,
    arrived: undefined,
  };
  const last = reviews.at(-1);

  async function more() {
    if (!last || state === 'loading') return;
    setState('loading');
    try {
      const url = `${about(api.reviews, barberId)}&before=${encodeURIComponent(cursorAt(last))}`;
      const page = reviewsOf(await (await request('GET', url)).json());
      setLonger({
        reviews: [...reviews, ...page],
        full: page.length === REVIEWS_PER_PAGE,
        arrived: page[0]?.id,
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return { reviews, mayHaveMore: full, arrived, state, more };
}
