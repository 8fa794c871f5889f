import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PublishedReview, ReviewCounts } from '../../../contract/reviews.ts';
import { api, cursorAt, REVIEWS_PER_PAGE } from '../../../contract/routes.ts';
import { queryClient } from '../query/client.ts';
import { fetchQuery } from '../query/fetch-json.ts';
import { useHydrated } from '../use-hydrated.ts';

export const about = (path: string, barberId: string) => `${path}?barberId=${encodeURIComponent(barberId)}`;
export const countsKey = (barberId: string) => [about(api.reviewCounts, barberId)];

/** Treats anything but a list as no reviews. */
export const reviewsOf = (answer: unknown): PublishedReview[] => (Array.isArray(answer) ? answer : []);

/** Views of the list: an order, or one star rating. */
export const reviewViews = ['newest', 'highest', 'lowest', '5', '4', '3', '2', '1'] as const;
export type ReviewView = (typeof reviewViews)[number];

const queryOf = (view: ReviewView) => {
  if (view === 'newest') return '';
  return Number(view) ? `&stars=${view}` : `&order=${view}`;
};

/** A barber's published reviews with paging. */
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
    /** `built` until hydration, and always without JavaScript. */
    state: hydrated ? list.status : ('built' as const),
    reviews: pages.flat(),
    /** Longer than one page: the list shows its progress. */
    isLong: pages[0]?.length === REVIEWS_PER_PAGE,
    more: list,
  };
}

/** A barber's review counts and average; undefined until loaded. */
export function useReviewCounts(barberId: string): ReviewCounts | undefined {
  const { data } = useQuery(
    {
      queryKey: countsKey(barberId),
      queryFn: ({ queryKey }) => {
        const requestedByHero = window.reviewCounts;
        // Use the response only once; refetches make a new request.
        window.reviewCounts = undefined;
        return requestedByHero ?? fetchQuery(queryKey);
      },
    },
    queryClient,
  );
  const counts = data as Partial<ReviewCounts> | null | undefined;
  return useHydrated() && counts?.received !== undefined ? (counts as ReviewCounts) : undefined;
}
