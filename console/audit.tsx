import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, staffApi } from '../contract/staff.ts';
import { Button } from '../site/components/button.tsx';
import { ask } from './api.ts';
import { Failure } from './failure.tsx';
import type { ConsoleWords } from './words.ts';

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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus (WCAG 2.1.1).
        <section className="console-scroll" tabIndex={0} aria-label={words.audit.title}>
          <table className="console-table">
            <thead>
              <tr>
                {(['when', 'who', 'what', 'detail'] as const).map((column) => (
                  <th key={column} scope="col">
                    {words.audit[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, at, actor, action, detail }) => (
                <tr key={id}>
                  <td>{when.format(new Date(at))}</td>
                  <td>{actor}</td>
                  <td>{words.audit.actions[action]}</td>
                  <td dir="auto">{detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {hasNextPage && <Button kind="quiet" label={words.audit.more} onClick={() => fetchNextPage()} />}
    </section>
  );
}
