import './queue.css';
import { useRef, useState } from 'react';
import { Button } from '../../site/components/button.tsx';
import { Choice, Loading, More, SectionTitle } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';
import { ActionBar } from './action-bar.tsx';
import { RejectDialog, ShortcutsDialog } from './dialogs.tsx';
import { FilterButton, Filters } from './filters.tsx';
import { ReviewRow } from './review-row.tsx';
import { type Named, useDecisions } from './use-decisions.ts';
import { refresh, useQueue } from './use-queue.ts';
import { useShortcutSwitch, useShortcuts } from './use-shortcuts.ts';

/** The reviews of a filter, and what staff do with them. */
export function Queue(props: ConsoleProps) {
  const { words: all, locale } = props;
  const words = all.queue;
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const [at, setAt] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { filter, setFilter, reviews, isWaiting, ...queue } = useQueue();
  const decisions = useDecisions({ reviews, list, heading }, isWaiting);
  const shortcuts = useShortcutSwitch();
  const current = reviews[Math.min(at, reviews.length - 1)];
  // Those that left the list, decided here or by a colleague, are chosen no longer.
  const selected = reviews.filter(({ id }) => chosen.includes(id));

  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const move = (step: number) => {
    const row = list.current?.children[Math.max(0, Math.min(reviews.length - 1, at + step))];
    if (row instanceof HTMLElement) row.focus();
  };
  const undo = (some: Named[], key: number) => {
    setChosen((ids) => ids.filter((id) => !some.some((review) => review.id === id)));
    decisions.undo(some, key);
  };
  const toSearch = () => {
    setFiltersOpen(true);
    requestAnimationFrame(() => search.current?.focus());
  };
  const showHelp = () => help.current?.showModal();

  useShortcuts(shortcuts.on && decisions.rejecting.length === 0, {
    j: () => move(1),
    k: () => move(-1),
    a: () => current && decisions.approve([current]),
    r: () => current && decisions.startRejecting([current]),
    u: decisions.undoLast,
    x: () => current && isWaiting && toggle(current.id),
    '/': toSearch,
    '?': showHelp,
  });

  const isEmpty = queue.status === 'success' && reviews.length === 0;
  return (
    <section className="stack console-queue">
      <SectionTitle title={words.title} titleRef={heading} wideOnly>
        <div className="console-tools">
          {isWaiting && reviews.length > 0 && (
            <Choice
              type="checkbox"
              label={words.selectAll}
              checked={selected.length === reviews.length}
              onChange={({ target }) => setChosen(target.checked ? reviews.map(({ id }) => id) : [])}
            />
          )}
          <FilterButton console={props} filter={filter} isOpen={areFiltersOpen} onOpen={setFiltersOpen} />
          <div className="console-shortcuts">
            <Button kind="quiet" label={words.shortcuts} onClick={showHelp} />
          </div>
        </div>
      </SectionTitle>
      <Filters
        console={props}
        filter={filter}
        isOpen={areFiltersOpen}
        onFilter={(changed) => {
          setFilter({ ...filter, ...changed });
          setChosen([]);
          setAt(0);
          decisions.forgetFailure();
        }}
        onUsed={() => setFiltersOpen(false)}
        searchRef={search}
      />
      <p role="status" className="console-empty">
        {isEmpty && (filter.status === 'pending' && !filter.search ? words.empty : words.none)}
      </p>
      <Loading words={all.shell} status={queue.status} onRetry={refresh} />
      <ActionBar
        {...{ words, locale, decisions }}
        onUndo={undo}
        selected={selected.length}
        onApprove={() => decisions.approve(selected)}
        onReject={() => decisions.startRejecting(selected)}
      />
      <ul className="console-reviews" ref={list} aria-busy={queue.isBusy}>
        {reviews.map((review, index) => (
          <ReviewRow
            key={review.id}
            console={props}
            {...{ review, decisions }}
            current={review.id === current?.id}
            selected={chosen.includes(review.id)}
            onFocus={() => setAt(index)}
            onSelect={() => toggle(review.id)}
          />
        ))}
      </ul>
      <More
        label={words.more}
        list={list}
        length={reviews.length}
        hasMore={queue.hasNextPage}
        onMore={queue.fetchNextPage}
      />
      {decisions.rejecting.length > 0 && (
        <RejectDialog
          words={all.rejectDialog}
          isPending={decisions.busy.length > 0}
          failed={decisions.failed === 'reject' ? all.signIn.failed : undefined}
          onClose={decisions.endRejecting}
          onConfirm={decisions.reject}
        />
      )}
      <ShortcutsDialog words={words} dialog={help} on={shortcuts.on} onTurn={shortcuts.turn} />
    </section>
  );
}
