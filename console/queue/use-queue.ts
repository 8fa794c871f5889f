import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useContext, useDeferredValue, useState } from 'react';
import { type QueueCounts, type ReviewFilter, type StaffReviewPage, staffApi } from '../../contract/staff.ts';
import { ask, client } from '../api.ts';
import { AccountEmail, useSessionState } from '../session.ts';

/** Reviews by status; of those that wait, the ones that a program may have written are listed apart. */
export type QueueStatus = keyof QueueCounts;
export type Filter = { status: QueueStatus; branchId: string; barberId: string; search: string };

export const DEFAULT_FILTER: Filter = { status: 'pending', branchId: '', barberId: '', search: '' };

const QUERIES = {
  pending: { status: 'pending', suspectedSpam: 'none' },
  suspectedSpam: { status: 'pending', suspectedSpam: 'only' },
  published: { status: 'published' },
  refused: { status: 'refused' },
} satisfies Record<QueueStatus, ReviewFilter>;

export const queueStatuses = Object.keys(QUERIES) as QueueStatus[];

/** How each part is called in the address. */
const NAMES = { status: 'status', branchId: 'branch', barberId: 'barber', search: 'search' } as const;
const PARTS = Object.keys(NAMES) as (keyof Filter)[];

/** Of an address such as '/staff?status=published&branch=jvc'; undefined where it says nothing of filters. */
export function filterFrom(search: string): Filter | undefined {
  const query = new URLSearchParams(search);
  if (!PARTS.some((part) => query.has(NAMES[part]))) return undefined;
  return {
    status: queueStatuses.find((status) => status === query.get(NAMES.status)) ?? DEFAULT_FILTER.status,
    branchId: query.get(NAMES.branchId) ?? '',
    barberId: query.get(NAMES.barberId) ?? '',
    search: query.get(NAMES.search) ?? '',
  };
}

/** The same the other way; '' for what everybody begins with. */
export function searchOf(filter: Filter): string {
  const set = PARTS.filter((part) => filter[part] !== DEFAULT_FILTER[part]);
  const query = new URLSearchParams(set.map((part) => [NAMES[part], filter[part]]));
  return query.size ? `?${query}` : '';
}

/** The filter, in the address so that it can be linked and reloaded; one that another account left there is not taken over. */
function useFilter() {
  const email = useContext(AccountEmail);
  const [stored, store] = useSessionState('filter', DEFAULT_FILTER);
  const [filter, set] = useState(() => {
    const owner = (history.state as { email?: string } | null)?.email;
    return (owner && owner !== email ? undefined : filterFrom(location.search)) ?? stored;
  });
  const setFilter = (next: Filter) => {
    store(next);
    set(next);
    history.replaceState({ email }, '', `${location.pathname}${searchOf(next)}${location.hash}`);
  };
  return [filter, setFilter] as const;
}

/** The reviews that the filter lets through, a page at a time. */
export function useQueue() {
  const [filter, setFilter] = useFilter();
  const shown = useDeferredValue(filter);
  const { status, ...parts } = shown;
  const { data, ...query } = useInfiniteQuery({
    queryKey: [staffApi.reviews, status, parts],
    queryFn: ({ pageParam }) =>
      ask<StaffReviewPage>(
        `${staffApi.reviews}?${new URLSearchParams({ ...QUERIES[status], ...parts, cursor: pageParam })}`,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  return {
    filter,
    setFilter,
    reviews: data?.pages.flatMap((page) => page.reviews) ?? [],
    /** The list shows reviews that wait: what is taken back comes into it. */
    isWaiting: filter.status === 'pending' || filter.status === 'suspectedSpam',
    isBusy: query.status === 'pending' || shown !== filter,
    status: query.status,
    hasNextPage: query.hasNextPage,
    fetchNextPage: query.fetchNextPage,
  };
}

/** Takes reviews that were decided out of what is shown, before the server is asked again. */
export function removeFromLists(ids: readonly string[]): void {
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
