import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskApi, type HistoryEntry, type HistoryPage, type UndoOrder } from '../../contract/desk.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { formatDay, formatMoment } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { ask } from '../api.ts';
import { useConsole } from '../context.ts';
import { Loading, SectionTitle } from '../parts.tsx';
import { namesOf } from '../words.ts';
import { Confirm } from './confirm.tsx';
import { usePublication, usePublish } from './use-publication.ts';

type Asked = { order: UndoOrder; title: string; hint: string; changes?: string[]; confirm: string };

/** Who changed what, newest first, and the way back. */
export function History() {
  const { words: all, locale } = useConsole();
  const words = all.history;
  const { data, status, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [deskApi.history],
    queryFn: ({ pageParam }) =>
      ask<HistoryPage>(pageParam ? `${deskApi.history}?cursor=${pageParam}` : deskApi.history),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const { isRunning } = usePublication();
  const { mutate, error } = usePublish();
  const [asked, setAsked] = useState<Asked>();
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const days = [...Map.groupBy(entries, ({ at }) => dubaiDay(new Date(at)))];
  const first = hasNextPage ? undefined : entries.at(-1);
  const undo = (order: UndoOrder) => !isRunning && mutate({ undo: order });
  /** One change stands beside its button; several are shown first. */
  const undoEntry = ({ commit, changes }: HistoryEntry) => {
    if (changes.length < 2) return undo({ commit });
    const title = fill(words.undoAll, { count: String(changes.length) });
    setAsked({ order: { commit }, title, hint: words.undoHint, changes, confirm: words.undo });
  };
  return (
    <section className="stack">
      <SectionTitle title={all.shell.history} wideOnly />
      <Loading words={all.shell} status={status} onRetry={refetch} />
      <p role="alert" className="warning">
        {error && (error.message || all.shell.failed)}
      </p>
      {status === 'success' && entries.length === 0 && <p>{words.empty}</p>}
      {days.map(([day, ofDay], at) => (
        <section key={day} className="desk-day">
          <div className="console-title">
            <h3>{formatDay(day, locale)}</h3>
            {at > 0 && (
              <Button
                kind="quiet"
                label={words.backTo}
                describe={formatDay(day, locale)}
                onClick={() =>
                  setAsked({
                    order: { day },
                    title: fill(words.backToday, { day: formatDay(day, locale) }),
                    hint: words.backHint,
                    confirm: words.confirm,
                  })
                }
              />
            )}
          </div>
          <ol className="desk-entries">
            {ofDay.map((entry) => (
              <li key={entry.commit}>
                <Entry entry={entry} />
                {entry !== first && (
                  <Button
                    kind="quiet"
                    label={words.undo}
                    aria-describedby={`change-${entry.commit}`}
                    aria-disabled={isRunning}
                    onClick={() => undoEntry(entry)}
                  />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && <Button kind="quiet" label={words.more} onClick={() => fetchNextPage()} />}
      {asked && (
        <Confirm
          title={asked.title}
          confirm={asked.confirm}
          cancel={words.cancel}
          onConfirm={() => undo(asked.order)}
          onClose={() => setAsked(undefined)}
        >
          <Changes changes={asked.changes ?? []} />
          <p>{asked.hint}</p>
        </Confirm>
      )}
    </section>
  );
}

const Changes = ({ changes }: { changes: string[] }) => (
  <ul className="desk-described">
    {changes.map((change) => (
      <li key={change} dir="auto">
        {change}
      </li>
    ))}
  </ul>
);

function Entry({ entry: { commit, at, by, title, changes, pages } }: { entry: HistoryEntry }) {
  const context = useConsole();
  const words = context.words.history;
  const names = namesOf(context);
  return (
    <div>
      <p className="quiet">
        <b translate="no">{by}</b> <span>·</span>{' '}
        <time dateTime={at}>{formatMoment(at, context.locale)}</time>
      </p>
      <p id={`change-${commit}`} dir="auto">
        {title}
      </p>
      {changes.length > 1 && <Changes changes={changes} />}
      {pages.length > 0 ? (
        <details>
          <summary>{fill(words.pages, { count: String(pages.length) })}</summary>
          <ul className="desk-pages">
            {pages.map((page) => (
              <li key={page}>
                <a href={page} className="console-link">
                  {names.page(page)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="quiet">{words.none}</p>
      )}
    </div>
  );
}
