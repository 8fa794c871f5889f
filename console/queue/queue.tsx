import './queue.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Choice, Loading, SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';
import { ActionBar } from './action-bar.tsx';
import { Filters } from './filters.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReviewRow } from './review-row.tsx';
import { useDecisions } from './use-decisions.ts';
import { refresh, useQueue } from './use-queue.ts';
import { useSettling } from './use-settling.ts';

/** On a review of the list j and k go on and back, and a, r, w and x press what is offered; u takes back the last decision from anywhere. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: section, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const row = target.closest('.console-review');
  if (target.matches('input:not([type=checkbox]), textarea, select')) return;
  if (!row && key !== 'u') return;
  // A key held down, or the second press of two, would publish the next review unread.
  const isTooSoon = event.repeat || (key === 'a' && section.dataset.settling);
  const move = { j: row?.nextElementSibling, k: row?.previousElementSibling }[key];
  if (move instanceof HTMLElement) move.focus();
  else if (/^[aruwx]$/.test(key) && !isTooSoon) {
    const button = `[aria-keyshortcuts="${key}"]`;
    (row?.querySelector<HTMLElement>(button) ?? section.querySelector<HTMLElement>(button))?.click();
  }
}

/** The reviews of a filter, and what staff do with them. */
export function Queue(props: ConsoleProps) {
  const { words: all } = props;
  const words = all.queue;
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { filter, setFilter, reviews, ...queue } = useQueue();
  const decisions = useDecisions({ list, heading });
  const { rejecting, replying } = decisions;
  const [selected, setSelected] = useState<string[]>([]);
  const waiting = reviews.filter(({ status }) => status === 'pending');
  const chosen = waiting.filter(({ id }) => selected.includes(id));
  const ids = reviews.map(({ id }) => id);
  const isSettling = useSettling(
    JSON.stringify([ids, decisions.notice, decisions.failed, queue.arrived > 0, chosen.length > 0]),
  );
  const isUnfiltered = Object.entries(filter).every(([name, value]) => name === 'status' || !value);
  const isEmpty = queue.status === 'success' && !queue.isBusy && reviews.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: single keys press buttons that stand in it.
    <section className="stack console-queue" data-settling={isSettling || undefined} onKeyDown={onKey}>
      <SectionTitle title={words.title} titleRef={heading} wideOnly>
        <p className="quiet console-keys">{words.keys}</p>
      </SectionTitle>
      <Filters
        console={props}
        filter={filter}
        onFilter={(changed) => {
          setFilter({ ...filter, ...changed });
          decisions.forget();
          // What is out of sight is not decided by accident later.
          setSelected([]);
        }}
      />
      <p role="status" className="console-empty">
        {isEmpty && (filter.status === 'pending' && isUnfiltered ? words.empty : words.none)}
      </p>
      <Loading words={all.shell} status={queue.status} onRetry={refresh} />
      <ActionBar console={props} decisions={decisions} chosen={chosen} arrived={queue.arrived} />
      {waiting.length > 1 && (
        <Choice
          type="checkbox"
          label={words.selectAll}
          checked={chosen.length === waiting.length}
          onChange={({ target }) => setSelected(target.checked ? waiting.map(({ id }) => id) : [])}
        />
      )}
      <ul className="console-reviews" ref={list} aria-busy={queue.isBusy}>
        {reviews.map((review) => (
          <ReviewRow
            key={review.id}
            console={props}
            review={review}
            decisions={decisions}
            isSelected={selected.includes(review.id)}
            onSelect={(isSelected) =>
              setSelected(isSelected ? [...selected, review.id] : selected.filter((id) => id !== review.id))
            }
          />
        ))}
      </ul>
      {queue.hasNextPage && <Button kind="quiet" label={words.more} onClick={() => queue.fetchNextPage()} />}
      {replying && <ReplyDialog console={props} review={replying} decisions={decisions} />}
      {rejecting.length > 0 && (
        <RejectDialog
          words={all.rejectDialog}
          tooLong={words.tooLong}
          selected={
            rejecting.length > 1 ? fill(words.selected, { count: String(rejecting.length) }) : undefined
          }
          isPending={decisions.busy.length > 0}
          failed={decisions.failed === 'reject' ? all.signIn.failed : undefined}
          onClose={decisions.endRejecting}
          onConfirm={(reason, onDone) =>
            decisions.decide({ action: 'reject', reviews: rejecting, reason, onDone })
          }
        />
      )}
    </section>
  );
}
