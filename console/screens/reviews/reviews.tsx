import './reviews.css';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { staffApi } from '../../../contract/staff.ts';
import { fill } from '../../../domain/text.ts';
import { Button } from '../../../site/components/button.tsx';
import { answerOf } from '../../api.ts';
import { useConsole } from '../../context.ts';
import { latinKey } from '../../listen.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { CheckField } from '../../parts/fields.tsx';
import { IconButton } from '../../parts/icon.tsx';
import { Screen } from '../../parts/status.tsx';
import { ActionBar } from './action-bar.tsx';
import { Filters } from './filters.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReplyEditor } from './reply-editor.tsx';
import { ReviewRow } from './review-row.tsx';
import { focusHeading, useDecisions } from './use-decisions.ts';
import { type Filter, queueStatuses, refresh, useReviews } from './use-reviews.ts';

/** On a review, j and k move to the next and previous one, and a, r, w and x press its buttons; u undoes from anywhere. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: section, repeat } = event;
  const key = latinKey(event);
  if (repeat || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const row = target.closest('.console-review');
  if (target.matches('input:not([type=checkbox]), textarea, select')) return;
  if (!row && key !== 'u') return;
  const move = { j: row?.nextElementSibling, k: row?.previousElementSibling }[key];
  if (move instanceof HTMLElement) move.focus();
  else if (/^[aruwx]$/.test(key)) {
    // The letter would be typed into the reply that opens.
    event.preventDefault();
    const button = `[aria-keyshortcuts="${key}"]`;
    (row?.querySelector<HTMLElement>(button) ?? section.querySelector<HTMLElement>(button))?.click();
  }
}

/** The reviews that match a filter, and their decisions. */
export function Reviews() {
  const { words: all } = useConsole();
  const words = all.queue;
  const { filter, setFilter, reviews, arrived, status, hasNextPage, fetchNextPage } = useReviews();
  const decisions = useDecisions();
  const { isPending, rejection, replying, setReplying, setResult } = decisions;
  const [selected, setSelected] = useState<string[]>([]);
  const waiting = reviews.filter((review) => review.status === 'pending');
  const chosen = waiting.filter(({ id }) => selected.includes(id));
  const { data: counts } = useQuery(answerOf(staffApi.queue));
  const change = (changed: Partial<Filter>) => {
    setFilter({ ...filter, ...changed });
    decisions.clear();
    // Reviews out of sight must not be decided by accident.
    setSelected([]);
  };
  const isUnfiltered = Object.entries(filter).every(([name, value]) => name === 'status' || !value);
  const [isFiltering, setFiltering] = useState(!isUnfiltered);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keyboard shortcuts of the buttons inside.
    <div
      className="console-queue"
      data-status={filter.status}
      data-settling={isPending || undefined}
      onKeyDown={onKey}
    >
      <Screen
        title={words.title}
        isNarrow
        actions={
          <IconButton
            icon="filter"
            label={words.moreFilters}
            aria-expanded={isFiltering}
            onClick={() => setFiltering(!isFiltering)}
          />
        }
        query={{ status, refetch: refresh }}
      >
        <fieldset className="seg" aria-label={words.statusLabel}>
          {queueStatuses.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={filter.status === one}
              onClick={() => change({ status: one })}
            >
              {[words.tabs[one], one === 'published' || one === 'rejected' ? 0 : counts?.[one]]
                .filter(Boolean)
                .join(' · ')}
            </button>
          ))}
        </fieldset>
        {isFiltering && <Filters filter={filter} onFilter={change} />}
        {filter.status === 'suspectedSpam' && <p className="sub">{words.spamHint}</p>}
        <p className="sub console-keys">{words.keys}</p>
        <p role="status" className="console-empty">
          {status === 'success' &&
            reviews.length === 0 &&
            (filter.status === 'pending' && isUnfiltered ? words.empty : words.none)}
        </p>
        <ActionBar decisions={decisions} chosen={chosen} arrived={arrived} />
        {waiting.length > 1 && (
          <CheckField
            id="select-all"
            label={words.selectAll}
            checked={chosen.length === waiting.length}
            onChange={(checked) => setSelected(checked ? waiting.map(({ id }) => id) : [])}
          />
        )}
        <ul ref={decisions.list} className="console-reviews" aria-busy={status === 'pending'}>
          {reviews.map((review) => (
            <ReviewRow
              key={review.id}
              review={review}
              decisions={decisions}
              isSelected={selected.includes(review.id)}
              onSelect={(isSelected) =>
                setSelected(isSelected ? [...selected, review.id] : selected.filter((id) => id !== review.id))
              }
            />
          ))}
        </ul>
        {hasNextPage && <Button kind="quiet" label={words.more} onClick={() => fetchNextPage()} />}
      </Screen>
      {replying && (
        <Dialog
          title={fill(words.replyTitle, { name: replying.customerName })}
          onClose={() => setReplying(undefined)}
        >
          <blockquote className="typed" dir="auto">
            {replying.review}
          </blockquote>
          <ReplyEditor
            review={replying}
            decisions={decisions}
            onSaved={() => {
              flushSync(() => setReplying(undefined));
              setResult({ action: 'reply', done: [replying], missed: [] });
              // The button that opened the dialog is gone.
              focusHeading();
            }}
          />
          <Button kind="quiet" label={all.shell.cancel} onClick={() => setReplying(undefined)} />
        </Dialog>
      )}
      {rejection.reviews.length > 0 && <RejectDialog decisions={decisions} />}
    </div>
  );
}
