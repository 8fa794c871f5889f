import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Endpoint, endpoint } from '../../contract/endpoint.ts';
import { Button } from '../../site/components/button.tsx';
import { fetchJson } from '../api.ts';
import { useConsole } from '../context.ts';
import { Loading } from './status.tsx';

type Page<Entry> = { entries: Entry[]; next: string | null };

/** Reads a list from the server, one page after another. */
export function usePages<Entry>(path: Endpoint<{ GET: Page<Entry> }>) {
  const mark = path.includes('?') ? '&' : '?';
  const { data, ...query } = useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam }) =>
      fetchJson(
        pageParam ? endpoint<{ GET: Page<Entry> }>(`${path}${mark}cursor=${pageParam}`) : path,
        'GET',
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  return { ...query, entries: data?.pages.flatMap((page) => page.entries) ?? [] };
}

type PagedListProps = {
  pages: Pick<
    ReturnType<typeof usePages>,
    'entries' | 'status' | 'refetch' | 'hasNextPage' | 'fetchNextPage'
  >;
  empty: string;
  children: ReactNode;
};

export function PagedList({ pages, empty, children }: PagedListProps) {
  const { entries, status, refetch, hasNextPage, fetchNextPage } = pages;
  const { more } = useConsole().words.shell;
  return (
    <>
      <Loading status={status} refetch={refetch} />
      {status === 'success' && entries.length === 0 && <p>{empty}</p>}
      {children}
      {hasNextPage && <Button kind="quiet" label={more} onClick={() => fetchNextPage()} />}
    </>
  );
}
