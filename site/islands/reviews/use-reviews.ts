import { useQuery } from '@tanstack/react-query';
import type { PublishedReview, ReviewCounts } from '../../../contract/reviews.ts';
import { api } from '../../../contract/routes.ts';
import { queryClient } from '../query/client.ts';
import { useAwake } from '../use-awake.ts';
import { countsOf, reviewsOf } from './review-answer.ts';

export const about = (path: string, barberId: string) => `${path}?barberId=${encodeURIComponent(barberId)}`;

/** `built`: nobody asks yet, and without JavaScript nobody ever will. */
export type Reviews = { state: 'built' | 'loading' | 'error' | 'list'; reviews: PublishedReview[] };

/** A barber's published reviews, newest first; an answer that is no list is no reviews. */
export function useReviews(barberId: string): Reviews {
  const { data, status } = useQuery({ queryKey: [about(api.reviews, barberId)] }, queryClient);
  const awake = useAwake();
  if (!awake) return { state: 'built', reviews: [] };
  if (status === 'pending') return { state: 'loading', reviews: [] };
  return { state: status === 'error' ? 'error' : 'list', reviews: reviewsOf(data) };
}

/** What became of all reviews of a barber, and their average; undefined while nobody knows. */
export function useReviewCounts(barberId: string): ReviewCounts | undefined {
  const { data } = useQuery({ queryKey: [about(api.reviewCounts, barberId)] }, queryClient);
  return useAwake() ? countsOf(data) : undefined;
}
