import { useState } from 'react';
import { type HistoryEntry, publishingApi, type UndoRequest } from '../../contract/changes.ts';
import { type Day, dubaiDay } from '../../domain/dubai-time.ts';
import type { Change } from '../../domain/field-path.ts';
import { formatDay } from '../../domain/format.ts';
import { groupBy } from '../../domain/lists.ts';
import { formatMoment } from '../../domain/moments.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { usePublication, usePublish } from '../content/use-publication.ts';
import { useConsole } from '../context.ts';
import { Changes, Lines } from '../editor/findings.tsx';
import { describeEntry } from '../editor/sentences.ts';
import { namesOf } from '../names.ts';
import { Confirm } from '../parts/dialog.tsx';
import { PagedList, usePages } from '../parts/paged-list.tsx';
import { Screen } from '../parts/status.tsx';

/** Lists every publication, newest first. Undoes one, or goes back to the end of a day. */
export function History() {
  const context = useConsole();
  const { words: all, locale } = context;
  const words = all.history;
  const pages = usePages<HistoryEntry>(publishingApi.history);
  const { isRunning } = usePublication();
  const { mutate } = usePublish();
  const [asked, ask] = useState<{ request: UndoRequest; changes: Change[] }>();
  const { entries } = pages;
  const days = [...groupBy(entries, ({ at }) => dubaiDay(new Date(at)))];
  const undo = (request: UndoRequest) => !isRunning && mutate({ undo: request });
  /** A single change is undone at once; several are listed first. */
  const undoEntry = ({ publication, changes }: HistoryEntry) =>
    changes.length < 2 ? undo({ publication }) : ask({ request: { publication }, changes });
  const askedDay = asked && 'day' in asked.request ? formatDay(asked.request.day as Day, locale) : '';
  return (
    <Screen title={all.shell.history} back="#more" isNarrow>
      <PagedList pages={pages} empty={words.empty}>
        {days.map(([day, publications], index) => {
          const name = formatDay(day, locale);
          return (
            <section key={day} className="history-day">
              <div className="head">
                <h2>{name}</h2>
                {index > 0 && (
                  <Button
                    kind="quiet"
                    label={words.backTo}
                    describe={name}
                    onClick={() => ask({ request: { day }, changes: [] })}
                  />
                )}
              </div>
              <ol className="console-list">
                {publications.map((entry) => (
                  <li key={entry.publication}>
                    <Entry entry={entry} />
                    <Button
                      kind="quiet"
                      label={words.undo}
                      describe={`${formatMoment(entry.at, locale)}, ${describeEntry(context, entry)[0]}`}
                      aria-disabled={isRunning}
                      onClick={() => undoEntry(entry)}
                    />
                  </li>
                ))}
              </ol>
            </section>
          );
        })}
      </PagedList>
      {asked && (
        <Confirm
          title={
            askedDay
              ? fill(words.backToday, { day: askedDay })
              : fill(words.undoAll, { count: String(asked.changes.length) })
          }
          submit={askedDay ? words.confirm : words.undo}
          onConfirm={() => undo(asked.request)}
          onClose={() => ask(undefined)}
        >
          <Changes changes={asked.changes} />
          <p>{askedDay ? words.backHint : words.undoHint}</p>
        </Confirm>
      )}
    </Screen>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { at, by, isUndo, pages, byItself } = entry;
  const context = useConsole();
  const { takenBack, published } = context.words.days.coming;
  const words = context.words.history;
  const names = namesOf(context);
  return (
    <div>
      <p className="quiet">
        <b translate="no">{by}</b> <span>·</span>{' '}
        <time dateTime={at}>{formatMoment(at, context.locale)}</time>
      </p>
      {byItself && (
        <p>
          {fill(isUndo ? takenBack : published, {
            day: formatDay(dubaiDay(new Date(at)), context.locale),
          })}
        </p>
      )}
      <Lines lines={describeEntry(context, entry)} />
      {pages.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <details>
          <summary>{fill(words.pages, { count: String(pages.length) })}</summary>
          <ul className="console-list">
            {pages.map((page) => (
              <li key={page}>
                <a href={page} className="console-link">
                  {names.page(page)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
