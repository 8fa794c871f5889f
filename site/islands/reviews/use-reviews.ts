import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PublishedReview, ReviewCounts } from '../../../contract/reviews.ts';
import { api, cursorAt, REVIEWS_PER_PAGE } from '../../../contract/routes.ts';
import { queryClient } from '../query/client.ts';
import { fetchQuery } from '../query/fetch-json.ts';
import { useHydrated } from '../use-hydrated.ts';

export const about = (path: string, barberId: string) => `${path}?barberId=${encodeURIComponent(barberId)}`;
export const countsKey = (barberId: string) => [about(api.reviewCounts, barberId)];

/** An answer that is no list is no reviews. */
export const reviewsOf = (answer: unknown): PublishedReview[] => (Array.isArray(answer) ? answer : []);

/** How the list may be looked at: by its order, or of one number of stars. */
export const reviewViews = ['newest', 'highest', 'lowest', '5', '4', '3', '2', '1'] as const;
export type ReviewView = (typeof reviewViews)[number];

const queryOf = (view: ReviewView) => {
  if (view === 'newest') return '';
  return Number(view) ? `&stars=${view}` : `&order=${view}`;
};

/** A barber's published reviews, and the way to more. */
export function useReviews(barberId: string, view: ReviewView) {
  const list = useInfiniteQuery(
    {
      queryKey: [about(api.reviews, barberId) + queryOf(view), 'pages'],
      queryFn: async ({ queryKey: [first], pageParam }) =>
        reviewsOf(await fetchQuery([pageParam ? `${first}&before=${encodeURIComponent(pageParam)}` : first])),
      initialPageParam: '',
      getNextPageParam: (page: PublishedReview[]) => {
        const last = page.at(-1);
        return last && page.length === REVIEWS_PER_PAGE ? cursorAt(last) : undefined;
      },
    },
    queryClient,
  );
  const hydrated = useHydrated();
  const pages = hydrated ? (list.data?.pages ?? []) : [];
  return {
    /** `built`: nothing asks yet, and without JavaScript nothing ever will. */
    state: hydrated ? list.status : ('built' as const),
    reviews: pages.flat(),
    /** More than fit on one page: the list says how much of it is shown. */
    isLong: pages[0]?.length === REVIEWS_PER_PAGE,
    more: list,
  };
}

/** What became of all reviews of a barber, and their average; undefined while unknown. */
export function useReviewCounts(barberId: string): ReviewCounts | undefined {
  const { data } = useQuery(
    {
      queryKey: countsKey(barberId),
      queryFn: ({ queryKey }) => {
        const asked = window.reviewCounts;
        // Later answers are asked for anew.
        window.reviewCounts = undefined;
        return asked ?? fetchQuery(queryKey);
      },
    },
    queryClient,
  );
  const counts = data as Partial<ReviewCounts> | null | undefined;
  return useHydrated() && counts?.received !== undefined ? (counts as ReviewCounts) : undefined;
}
