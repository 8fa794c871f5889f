import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, staffApi } from '../contract/staff.ts';
import { Button } from '../site/components/button.tsx';
import { ask } from './api.ts';
import { Failure } from './failure.tsx';
import { ScrollTable } from './scroll-table.tsx';
import type { ConsoleWords } from './words.ts';

const columns = ['when', 'who', 'what', 'detail'] as const;

type AuditPage = { entries: AuditEntry[]; next: string | null };

export function Audit({ words, locale }: { words: ConsoleWords; locale: string }) {
  const { data, status, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [staffApi.audit],
    queryFn: ({ pageParam }) => ask<AuditPage>(`${staffApi.audit}?cursor=${pageParam}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  if (status === 'pending') return <p>{words.shell.loading}</p>;
  if (status === 'error') return <Failure words={words.shell} onRetry={refetch} />;
  const entries = data.pages.flatMap((page) => page.entries);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="stack">
      <h2>{words.audit.title}</h2>
      {entries.length === 0 && <p>{words.audit.empty}</p>}
      {entries.length > 0 && (
        <ScrollTable label={words.audit.title} columns={columns.map((column) => words.audit[column])}>
          {entries.map(({ id, at, actor, action, detail }) => (
            <tr key={id}>
              <td>{when.format(new Date(at))}</td>
              <td>{actor}</td>
              <td>{words.audit.actions[action]}</td>
              <td dir="auto">{detail}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
      {hasNextPage && <Button kind="quiet" label={words.audit.more} onClick={() => fetchNextPage()} />}
    </section>
  );
}
