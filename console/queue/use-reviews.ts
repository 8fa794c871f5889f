import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReviewFilter, type StaffReviewPage, staffApi } from '../../contract/staff.ts';
import { ask, client } from '../api.ts';

export type Filter = Required<Omit<ReviewFilter, 'cursor'>>;

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
