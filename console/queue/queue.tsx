import './queue.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { StaffReview } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field, SelectField } from '../../site/components/field.tsx';
import { Choice, Loading, SectionTitle } from '../parts.tsx';
import type { ConsoleProps, ConsoleWords } from '../words.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewRow } from './review-row.tsx';
import { type Decisions, type Notice, useDecisions } from './use-decisions.ts';
import { type Filter, type QueueStatus, queueStatuses, refresh, useQueue } from './use-queue.ts';

/** On a review of the list j and k go on and back, and a, r, u and x press what it offers; nowhere else do single keys act. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: section, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const row = target.closest('.console-review');
  if (!row || target.matches('textarea')) return;
  const move = { j: row.nextElementSibling, k: row.previousElementSibling }[key];
  if (move instanceof HTMLElement) move.focus();
  else if (/^[arux]$/.test(key)) {
    const button = `[aria-keyshortcuts="${key}"]`;
    (row.querySelector<HTMLElement>(button) ?? section.querySelector<HTMLElement>(button))?.click();
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
  const { rejecting } = decisions;
  const [selected, setSelected] = useState<string[]>([]);
  const waiting = reviews.filter(({ status }) => status === 'pending');
  const chosen = waiting.filter(({ id }) => selected.includes(id));
  const isEmpty = queue.status === 'success' && reviews.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: single keys press buttons that stand in it.
    <section className="stack console-queue" onKeyDown={onKey}>
      <SectionTitle title={words.title} titleRef={heading} wideOnly>
        <p className="quiet console-keys">{words.keys}</p>
      </SectionTitle>
      <Filters
        console={props}
        filter={filter}
        onFilter={(changed) => {
          setFilter({ ...filter, ...changed });
          decisions.forgetFailure();
        }}
      />
      <p role="status" className="console-empty">
        {isEmpty && (filter.status === 'pending' && !filter.search ? words.empty : words.none)}
      </p>
      <Loading words={all.shell} status={queue.status} onRetry={refresh} />
      <ActionBar words={words} decisions={decisions} chosen={chosen} />
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
      {rejecting.length > 0 && (
        <RejectDialog
          words={all.rejectDialog}
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

type FiltersProps = { console: ConsoleProps; filter: Filter; onFilter: (changed: Partial<Filter>) => void };

function Filters({ console, filter, onFilter }: FiltersProps) {
  const words = console.words.queue;
  const barbers = console.barbers.filter(({ branchId }) => !filter.branch || branchId === filter.branch);
  return (
    <search className="console-filters">
      <SelectField
        id="filter-status"
        label={words.statusLabel}
        value={filter.status}
        options={queueStatuses.map((status) => ({ value: status, label: words.status[status] }))}
        onChange={(status) => onFilter({ status: status as QueueStatus })}
      />
      <SelectField
        id="filter-branch"
        label={words.branch}
        value={filter.branch}
        empty={words.all}
        options={console.branches.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(branch) => onFilter({ branch, barber: '' })}
      />
      <SelectField
        id="filter-barber"
        label={words.barber}
        value={filter.barber}
        empty={words.all}
        options={barbers.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(barber) => onFilter({ barber })}
      />
      <Field id="filter-search" label={words.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            placeholder={words.searchHint}
            value={filter.search}
            onChange={({ target }) => onFilter({ search: target.value })}
          />
        )}
      </Field>
    </search>
  );
}

function missedText(words: ConsoleWords['queue'], { name, review }: Notice['missed'][number]): string {
  if (!review) return words.gone;
  const { decidedBy: actor, status } = review;
  return actor
    ? fill(words.missed, { name, actor, status: words.status[status] })
    : fill(words.missedWaiting, { name });
}

type ActionBarProps = { words: ConsoleWords['queue']; decisions: Decisions; chosen: StaffReview[] };

/** What is selected, what the last press did, and the way back; before the list in the order of Tab, so that it is near. */
function ActionBar({ words, decisions, chosen }: ActionBarProps) {
  const { notice, failed } = decisions;
  const { action, done = [], missed = [] } = notice ?? {};
  const [first, ...others] = done;
  return (
    <div className="console-action-bar">
      <div role="status">
        {missed.map((one) => (
          <p key={one.name}>{missedText(words, one)}</p>
        ))}
        {first && action && (
          <div className="console-notice">
            <span>
              {fill(words.done[action], { name: others.length ? String(done.length) : first.customerName })}
            </span>
            {action !== 'undo' && (
              <Button
                kind="quiet"
                label={words.undo}
                aria-keyshortcuts="u"
                onClick={() => decisions.decide({ action: 'undo', reviews: done })}
              />
            )}
          </div>
        )}
      </div>
      <div role="alert">
        {/* The dialog says itself that a rejection did not get through. */}
        {failed && failed !== 'reject' && (
          <div className="console-notice">
            <span>{words.notDecided}</span>
            <Button label={words.again} onClick={decisions.again} />
          </div>
        )}
      </div>
      {chosen.length > 0 && (
        <div className="console-notice">
          <span id="selected">{fill(words.selected, { count: String(chosen.length) })}</span>
          <Button
            label={words.approve}
            aria-describedby="selected"
            onClick={() => decisions.decide({ action: 'approve', reviews: chosen })}
          />
          <Button
            kind="quiet"
            label={words.reject}
            aria-describedby="selected"
            onClick={() => decisions.startRejecting(chosen)}
          />
        </div>
      )}
    </div>
  );
}
