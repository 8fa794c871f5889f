import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditEntry, staffApi } from '../contract/staff.ts';
import { formatMoment } from '../domain/format.ts';
import { fill } from '../domain/text.ts';
import { Button } from '../site/components/button.tsx';
import { ask } from './api.ts';
import { Loading, SectionTitle } from './parts.tsx';
import type { ConsoleProps } from './words.ts';

type AuditPage = { entries: AuditEntry[]; next: string | null };

/** Who decided what, newest first. */
export function Audit({ words: all, locale, barbers }: ConsoleProps) {
  const words = all.audit;
  const { data, status, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [staffApi.audit],
    queryFn: ({ pageParam }) => ask<AuditPage>(`${staffApi.audit}?cursor=${pageParam}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const nameOf = (id: string | null) => barbers.find((barber) => barber.id === id)?.name ?? id ?? '';
  return (
    <section className="stack">
      <SectionTitle title={words.title} />
      <Loading words={all.shell} status={status} onRetry={refetch} />
      {status === 'success' && entries.length === 0 && <p>{words.empty}</p>}
      <ol className="console-audit" aria-label={words.title}>
        {entries.map(({ id, at, actor, action, reviewId, detail, customerName, barberId }) => (
          <li key={id}>
            <time dateTime={at} className="quiet">
              {formatMoment(at, locale)}
            </time>
            <p>
              {fill(words.actions[action], {
                actor,
                review:
                  customerName === null
                    ? words.erased
                    : fill(words.review, { name: customerName, barber: nameOf(barberId) }),
                detail: detail ?? '',
              })}
            </p>
            {reviewId && detail && <p dir="auto">{detail}</p>}
          </li>
        ))}
      </ol>
      {hasNextPage && <Button kind="quiet" label={words.more} onClick={() => fetchNextPage()} />}
    </section>
  );
}
