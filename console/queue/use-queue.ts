import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type QueueCounts, type ReviewFilter, type StaffReviewPage, staffApi } from '../../contract/staff.ts';
import { ask, client } from '../api.ts';

/** Reviews by status; of those that wait, the ones that a program may have written are listed apart. */
export type QueueStatus = keyof QueueCounts;
export type Filter = { status: QueueStatus; branch: string; barber: string; search: string };

const DEFAULT_FILTER: Filter = { status: 'pending', branch: '', barber: '', search: '' };

const QUERIES = {
  pending: { status: 'pending', suspectedSpam: 'none' },
  suspectedSpam: { status: 'pending', suspectedSpam: 'only' },
  published: { status: 'published' },
  refused: { status: 'refused' },
} satisfies Record<QueueStatus, ReviewFilter>;

export const queueStatuses = Object.keys(QUERIES) as QueueStatus[];

function filterInAddress(): Filter {
  const query = new URLSearchParams(location.search);
  const part = (name: keyof Filter) => query.get(name) ?? '';
  const status = queueStatuses.find((one) => one === part('status')) ?? DEFAULT_FILTER.status;
  return { status, branch: part('branch'), barber: part('barber'), search: part('search') };
}

/** The filter, in the address so that it can be linked and reloaded. */
function useFilter() {
  const [filter, set] = useState(filterInAddress);
  const setFilter = (next: Filter) => {
    const parts = Object.entries(next).filter(
      ([name, value]) => value !== DEFAULT_FILTER[name as keyof Filter],
    );
    const query = new URLSearchParams(parts);
    set(next);
    history.replaceState(null, '', `${location.pathname}${query.size ? `?${query}` : ''}${location.hash}`);
  };
  return [filter, setFilter] as const;
}

/** The reviews that the filter lets through, a page at a time. */
export function useQueue() {
  const [filter, setFilter] = useFilter();
  const shown = useDeferredValue(filter);
  const { status, branch: branchId, barber: barberId, search } = shown;
  const { data, ...query } = useInfiniteQuery({
    queryKey: [staffApi.reviews, shown],
    queryFn: ({ pageParam }) =>
      ask<StaffReviewPage>(
        `${staffApi.reviews}?${new URLSearchParams({ ...QUERIES[status], branchId, barberId, search, cursor: pageParam })}`,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  return {
    filter,
    setFilter,
    reviews: data?.pages.flatMap((page) => page.reviews) ?? [],
    isBusy: query.status === 'pending' || shown !== filter,
    status: query.status,
    hasNextPage: query.hasNextPage,
    fetchNextPage: query.fetchNextPage,
  };
}

/** Everything that a decision changes. */
export const refresh = () =>
  Promise.all(
    [staffApi.reviews, staffApi.queue, staffApi.audit].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
