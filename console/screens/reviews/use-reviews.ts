import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueueCounts, ReviewFilter } from '../../../contract/moderation.ts';
import { staffApi } from '../../../contract/staff.ts';
import { keysOf, pick } from '../../../domain/lists.ts';
import { fetchJson, reload } from '../../api.ts';

/** In the queue, suspected spam is a status of its own; on the server it is pending. */
type QueueStatus = keyof QueueCounts;
/** The query parameters of the reviews API: `unanswered` is 'only', `since` a day in Dubai. */
const NO_FILTER = { branch: '', barber: '', search: '', maxRating: '', unanswered: '', since: '' };
export type Filter = typeof NO_FILTER & { status: QueueStatus };

const DEFAULT_FILTER: Filter = { ...NO_FILTER, status: 'pending' };

const QUERIES = {
  pending: { status: 'pending', suspectedSpam: 'none' },
  suspectedSpam: { status: 'pending', suspectedSpam: 'only' },
  published: { status: 'published' },
  rejected: { status: 'rejected' },
} satisfies Record<QueueStatus, ReviewFilter>;

const POLL_MS = 15_000;

export const queueStatuses = keysOf(QUERIES);

function filterInAddress(): Filter {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const filter = { ...DEFAULT_FILTER, ...query } as Filter;
  return Object.hasOwn(QUERIES, filter.status) ? filter : DEFAULT_FILTER;
}

/** The filter is part of the address, so that it can be linked and reloaded. */
function useFilter() {
  const [filter, set] = useState(filterInAddress);
  const setFilter = (next: Filter) => {
    const changed = keysOf(next).filter((name) => next[name] !== DEFAULT_FILTER[name]);
    const query = `${new URLSearchParams(pick(next, ...changed))}`;
    set(next);
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  };
  return [filter, setFilter] as const;
}

const loadPage = ({ status, branch: branchId, barber: barberId, ...filter }: Filter, cursor = '') =>
  fetchJson(staffApi.reviewsOf({ ...QUERIES[status], branchId, barberId, ...filter, cursor }), 'GET');

/** The reviews that match the filter, one page after another. */
export function useReviews() {
  const [filter, setFilter] = useFilter();
  const { data, ...query } = useInfiniteQuery({
    queryKey: [staffApi.reviews, filter],
    queryFn: ({ pageParam }) => loadPage(filter, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const newest = useQuery({
    queryKey: [staffApi.reviews, 'newest', filter],
    queryFn: () => loadPage(filter),
    refetchInterval: POLL_MS,
  });
  const latest = reviews[0]?.createdAt ?? '';
  const isLater = newest.dataUpdatedAt > query.dataUpdatedAt;
  return {
    filter,
    setFilter,
    reviews,
    /** How many arrived since the list was loaded. They appear on request, so that nothing moves by itself. */
    arrived: isLater ? (newest.data?.reviews.filter(({ createdAt }) => createdAt > latest).length ?? 0) : 0,
    ...query,
  };
}

/** Reloads everything that a decision changes. */
export const refresh = () => reload(staffApi.reviews, staffApi.queue, staffApi.audit);
