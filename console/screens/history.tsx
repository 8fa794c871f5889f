import { useState } from 'react';
import {
  type HistoryChange,
  type HistoryEntry,
  publishingApi,
  type UndoRequest,
} from '../../contract/changes.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { formatDay } from '../../domain/format.ts';
import { groupBy } from '../../domain/lists.ts';
import { formatMoment } from '../../domain/moments.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { usePublication, usePublish } from '../content/use-publication.ts';
import { useConsoleWithDraftNames } from '../editor/field-names.ts';
import { describeChange } from '../editor/sentences.ts';
import { namesOf } from '../names.ts';
import { Confirm } from '../parts/dialog.tsx';
import { PagedList, usePages } from '../parts/paged-list.tsx';
import { Screen } from '../parts/status.tsx';
import { Coming } from './coming.tsx';

type Question = {
  request: UndoRequest;
  title: string;
  hint: string;
  changes?: HistoryChange[];
  confirm: string;
};

/** Lists every publication, newest first. Undoes one, or goes back to the end of a day. */
export function History() {
  const context = useConsoleWithDraftNames();
  const { words: all, locale } = context;
  const words = all.history;
  const pages = usePages<HistoryEntry>(publishingApi.history);
  const { isRunning } = usePublication();
  const { mutate } = usePublish();
  const [question, setQuestion] = useState<Question>();
  const { entries } = pages;
  const days = [...groupBy(entries, ({ at }) => dubaiDay(new Date(at)))];
  const undo = (request: UndoRequest) => !isRunning && mutate({ undo: request });
  /** A single change is undone at once; several are listed first. */
  const undoEntry = ({ publication, changes }: HistoryEntry) => {
    if (changes.length < 2) return undo({ publication });
    const title = fill(words.undoAll, { count: String(changes.length) });
    setQuestion({ request: { publication }, title, hint: words.undoHint, changes, confirm: words.undo });
  };
  const firstChangeOf = ({ changes: [first] }: HistoryEntry) => first && describeChange(context, first);
  const askForDay = (day: string, name: string) =>
    setQuestion({
      request: { day },
      title: fill(words.backToday, { day: name }),
      hint: words.backHint,
      confirm: words.confirm,
    });
  return (
    <Screen title={all.shell.history}>
      <Coming />
      <PagedList pages={pages} empty={words.empty}>
        {days.map(([day, publications], index) => {
          const name = formatDay(day, locale);
          return (
            <section key={day} className="history-day">
              <div className="console-title row">
                <h3>{name}</h3>
                {index > 0 && (
                  <Button
                    kind="quiet"
                    label={words.backTo}
                    describe={name}
                    onClick={() => askForDay(day, name)}
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
                      describe={`${formatMoment(entry.at, locale)}, ${firstChangeOf(entry)}`}
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
      {question && (
        <Confirm
          title={question.title}
          confirm={question.confirm}
          cancel={words.cancel}
          onConfirm={() => undo(question.request)}
          onClose={() => setQuestion(undefined)}
        >
          <Changes changes={question.changes ?? []} />
          <p>{question.hint}</p>
        </Confirm>
      )}
    </Screen>
  );
}

function Changes({ changes }: { changes: HistoryChange[] }) {
  const context = useConsoleWithDraftNames();
  const described = changes.map((change) => describeChange(context, change));
  if (described.length < 2) return <p>{described[0]}</p>;
  return (
    <ol>
      {described.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ol>
  );
}

function Entry({ entry: { at, by, changes, pages, byItself } }: { entry: HistoryEntry }) {
  const context = useConsoleWithDraftNames();
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
          {fill(changes.some((change) => 'undone' in change) ? takenBack : published, {
            day: formatDay(dubaiDay(new Date(at)), context.locale),
          })}
        </p>
      )}
      <Changes changes={changes} />
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
