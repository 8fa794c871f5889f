import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { type QueueCounts, type ReviewFilter, type StaffReviewPage, staffApi } from '../../contract/staff.ts';
import { ask, client } from '../api.ts';

/** Reviews by status; of those that wait, the ones that a program may have written lie apart. */
export type Pile = keyof QueueCounts;
export type Filter = { pile: Pile; branchId: string; barberId: string; search: string };

/** What everybody begins with. */
export const WAITING: Filter = { pile: 'pending', branchId: '', barberId: '', search: '' };

const PILES = {
  pending: { status: 'pending', suspectedSpam: 'none' },
  suspectedSpam: { status: 'pending', suspectedSpam: 'only' },
  published: { status: 'published' },
  refused: { status: 'refused' },
} satisfies Record<Pile, ReviewFilter>;

export const piles = Object.keys(PILES) as Pile[];

export function useReviews({ pile, ...filter }: Filter) {
  return useInfiniteQuery({
    queryKey: [staffApi.reviews, pile, filter],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ ...PILES[pile], ...filter, cursor: pageParam });
      return ask<StaffReviewPage>(`${staffApi.reviews}?${query}`);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Takes reviews that were decided out of what is shown, before the server is asked again. */
export function takeOut(ids: readonly string[]): void {
  client.setQueriesData<InfiniteData<StaffReviewPage>>({ queryKey: [staffApi.reviews] }, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      reviews: page.reviews.filter(({ id }) => !ids.includes(id)),
    }));
    return { ...data, pages };
  });
}

/** Everything that a decision changes. */
export const refresh = () =>
  Promise.all(
    [staffApi.reviews, staffApi.queue, staffApi.audit].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
