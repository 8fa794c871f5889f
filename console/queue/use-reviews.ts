import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReviewStatus, type StaffReviewPage, staffApi } from '../../contract/staff.ts';
import { ask, client } from '../api.ts';

/** What the list is narrowed to; an empty text is no wish. */
export type Filter = { status: ReviewStatus; branchId: string; barberId: string; search: string };

export function useReviews(filter: Filter) {
  return useInfiniteQuery({
    queryKey: [staffApi.reviews, filter],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ ...filter, cursor: pageParam });
      return ask<StaffReviewPage>(`${staffApi.reviews}?${query}`);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Everything that a decision changes. */
export const refresh = () =>
  Promise.all(
    [staffApi.reviews, staffApi.queue, staffApi.audit].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
