import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type HistoryEntry, type HistoryPage, publishingApi } from '../../contract/changes.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { staffApi } from '../../contract/staff.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { type Change, fieldId } from '../../domain/field-path.ts';
import { formatDay } from '../../domain/format.ts';
import { groupBy } from '../../domain/lists.ts';
import { formatMoment } from '../../domain/moments.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { SelectField } from '../../site/components/field.tsx';
import { answerOf } from '../api.ts';
import { usePublication, usePublish } from '../content/use-publication.ts';
import { useConsole } from '../context.ts';
import { Changes, Lines } from '../editor/findings.tsx';
import { describeEntry } from '../editor/sentences.ts';
import { namesOf } from '../names.ts';
import { Confirm } from '../parts/dialog.tsx';
import { CalendarField } from '../parts/held-fields.tsx';
import { PagedList, usePages } from '../parts/paged-list.tsx';
import { Section } from '../parts/rows.tsx';
import { Screen } from '../parts/status.tsx';
import { HistoryTabs } from './audit-log.tsx';

/** What a change becomes when it is undone. Of a whole file, the history knows only whether it is there. */
const reversed = ({ path, before, value, ...change }: Change): Change =>
  path.length
    ? { ...change, path, before: value, value: before }
    : { ...change, path, before, value: !value };

/** Lists every publication, newest first, each with its undo. */
export function History() {
  const context = useConsole();
  const { words: all, locale } = context;
  const words = all.history;
  const [filter, setFilter] = useState<Record<string, string>>({});
  const narrowed = `${new URLSearchParams(filter)}`;
  const pages = usePages(
    endpoint<{ GET: HistoryPage }>(`${publishingApi.history}${narrowed && `?${narrowed}`}`),
  );
  const { people = [] } = useQuery(answerOf(staffApi.people)).data ?? {};
  const narrow = (name: string) => (value: string) => {
    const { [name]: _, ...others } = filter;
    setFilter(value ? { ...others, [name]: value } : others);
  };
  const { isRunning } = usePublication();
  const { mutate } = usePublish();
  const [asked, ask] = useState<HistoryEntry>();
  const { entries } = pages;
  const days = [...groupBy(entries, ({ at }) => dubaiDay(new Date(at)))];
  const undo = ({ publication }: HistoryEntry) => !isRunning && mutate({ undo: { publication } });
  return (
    <Screen title={all.shell.history} back="#more" isNarrow>
      <HistoryTabs current="history" />
      <search className="console-pair">
        <SelectField
          id="history-by"
          label={words.who}
          value={filter.by ?? ''}
          empty={words.anyone}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={narrow('by')}
        />
        <CalendarField
          id="history-day"
          type="date"
          label={words.day}
          value={filter.day ?? ''}
          onChange={narrow('day')}
        />
        {filter.field && <Button kind="quiet" label={words.allFields} onClick={() => narrow('field')('')} />}
      </search>
      <PagedList pages={pages} empty={words.empty}>
        {days.map(([day, publications]) => (
          <Section key={day} title={formatDay(day, locale)}>
            <ol className="console-list">
              {publications.map((entry) => {
                const [only, ...others] = entry.changes;
                const [text] = describeEntry(context, entry);
                return (
                  <li key={entry.publication}>
                    <Entry entry={entry} />
                    {only && !others.length && !filter.field && (
                      <Button
                        kind="text"
                        label={words.onlyField}
                        describe={text}
                        onClick={() => narrow('field')(fieldId(only.file, only.path))}
                      />
                    )}
                    <Button
                      kind="text"
                      label={words.undo}
                      describe={`${formatMoment(entry.at, locale)}, ${text}`}
                      aria-disabled={isRunning}
                      onClick={() => ask(entry)}
                    />
                  </li>
                );
              })}
            </ol>
          </Section>
        ))}
      </PagedList>
      {asked && (
        <Confirm
          title={words.undoAsked}
          submit={words.undo}
          onConfirm={() => undo(asked)}
          onClose={() => ask(undefined)}
        >
          <Changes changes={asked.isUndo ? asked.changes : asked.changes.map(reversed)} />
          {asked.changes.length > 1 && <p>{words.undoHint}</p>}
        </Confirm>
      )}
    </Screen>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { at, by, isUndo, pages, byItself } = entry;
  const context = useConsole();
  const { takenBack, published } = context.words.days.plans;
  const words = context.words.history;
  const names = namesOf(context);
  return (
    <div>
      <p className="sub">
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
