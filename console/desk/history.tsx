import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskApi, type HistoryEntry, type HistoryPage, type UndoOrder } from '../../contract/desk.ts';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import { formatDay, formatMoment } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { ask } from '../api.ts';
import { Dialog, Loading, SectionTitle } from '../parts.tsx';
import { type ConsoleProps, type Names, namesOf } from '../words.ts';
import { usePublication, usePublish } from './use-publication.ts';

/** Who changed what, newest first, and the way back. */
export function History(console: ConsoleProps) {
  const { words: all, locale } = console;
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
  const [asked, setAsked] = useState<Day>();
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const days = [...Map.groupBy(entries, ({ at }) => dubaiDay(new Date(at)))];
  const first = hasNextPage ? undefined : entries.at(-1);
  const names = namesOf(console);
  const undo = (order: UndoOrder) => !isRunning && mutate({ undo: order });
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
                onClick={() => setAsked(day)}
              />
            )}
          </div>
          <ol className="desk-entries">
            {ofDay.map((entry) => (
              <li key={entry.commit}>
                <Entry words={words} locale={locale} entry={entry} names={names} />
                {entry !== first && (
                  <Button
                    kind="quiet"
                    label={words.undo}
                    aria-describedby={`said-${entry.commit}`}
                    aria-disabled={isRunning}
                    onClick={() => undo({ commit: entry.commit })}
                  />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && <Button kind="quiet" label={words.more} onClick={() => fetchNextPage()} />}
      {asked && (
        <Dialog
          title={fill(words.backToday, { day: formatDay(asked, locale) })}
          onClose={() => setAsked(undefined)}
        >
          {(close) => (
            <>
              <p>{words.backHint}</p>
              <div className="row">
                <Button
                  label={words.confirm}
                  onClick={() => {
                    undo({ day: asked });
                    close();
                  }}
                />
                <Button kind="quiet" label={words.cancel} onClick={close} />
              </div>
            </>
          )}
        </Dialog>
      )}
    </section>
  );
}

type EntryProps = {
  words: ConsoleProps['words']['history'];
  locale: string;
  entry: HistoryEntry;
  names: Names;
};

function Entry({ words, locale, entry, names }: EntryProps) {
  const { commit, at, by, title, changes, pages } = entry;
  return (
    <div>
      <p className="quiet">
        <b>{by}</b> · <time dateTime={at}>{formatMoment(at, locale)}</time>
      </p>
      <p id={`said-${commit}`} dir="auto">
        {title}
      </p>
      {changes.length > 1 && (
        <ul className="desk-said">
          {changes.map((change) => (
            <li key={change} dir="auto">
              {change}
            </li>
          ))}
        </ul>
      )}
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
