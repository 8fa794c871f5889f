import './queue.css';
import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '../../site/components/button.tsx';
import { Failure } from '../failure.tsx';
import { useKept } from '../kept.ts';
import { SectionTitle } from '../section-title.tsx';
import type { ConsoleProps } from '../words.ts';
import { Filters } from './filters.tsx';
import { OutcomeBar } from './outcome-bar.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewRow } from './review-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcutSwitch, useShortcuts } from './shortcuts.ts';
import { useDecisions } from './use-decisions.ts';
import { useNextFocus } from './use-next-focus.ts';
import { type Filter, refresh, useReviews } from './use-reviews.ts';

const WAITING: Filter = { pile: 'pending', branchId: '', barberId: '', search: '' };

export function Queue({ words: all, branches, barbers, locale }: ConsoleProps) {
  const words = all.queue;
  const [filter, setFilter] = useKept('filter', WAITING);
  const [selected, setSelected] = useState<string[]>([]);
  const [at, setAt] = useState(0);
  const [refusing, setRefusing, endRefusing] = useKept<string[]>('refusing', []);
  const search = useRef<HTMLInputElement>(null);
  const help = useRef(() => {});
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, status, hasNextPage, fetchNextPage } = useReviews(useDeferredValue(filter));
  const { outcome, approve, reject, undo, undoLast, isPending, failed } = useDecisions();
  const { on, turn } = useShortcutSwitch();
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const { afterLeaving, afterReturning } = useNextFocus(reviews, list, heading);
  const current = reviews[Math.min(at, reviews.length - 1)];
  const pending = current?.status === 'pending' ? current.id : undefined;
  const isWaiting = filter.pile === 'pending' || filter.pile === 'perhapsPrograms';

  const toggle = (id: string) =>
    setSelected((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const move = (step: number) => {
    const row = list.current?.children[Math.max(0, Math.min(reviews.length - 1, at + step))];
    if (row instanceof HTMLElement) row.focus();
  };
  const publish = (ids: string[]) => {
    approve(ids);
    afterLeaving(ids);
    setSelected([]);
  };
  const refuse = (reason: string, onDone: () => void) => {
    reject(refusing, reason, onDone);
    afterLeaving(refusing);
    setSelected([]);
  };
  const takeBack = () => {
    if (undoLast()) afterReturning(outcome.decided.map(({ reviewId }) => reviewId));
  };

  useShortcuts(on && refusing.length === 0, {
    j: () => move(1),
    k: () => move(-1),
    a: () => pending && publish([pending]),
    r: () => pending && setRefusing([pending]),
    u: takeBack,
    x: () => current && toggle(current.id),
    '/': () => search.current?.focus(),
    '?': () => help.current(),
  });

  return (
    <section className="stack">
      <SectionTitle title={words.title} titleRef={heading}>
        <ShortcutHelp
          words={words}
          on={on}
          onTurn={turn}
          register={(open) => {
            help.current = open;
          }}
        />
      </SectionTitle>
      <Filters
        words={words}
        filter={filter}
        onFilter={(changed) => {
          setFilter({ ...filter, ...changed });
          setSelected([]);
          setAt(0);
        }}
        branches={branches}
        barbers={barbers}
        searchRef={search}
      />
      <OutcomeBar
        words={words}
        outcome={outcome}
        empty={
          status === 'success' && reviews.length === 0
            ? filter.pile === 'pending' && !filter.search
              ? words.empty
              : words.none
            : undefined
        }
        onUndo={takeBack}
      />
      {(status === 'error' || (failed && failed !== 'reject')) && (
        <Failure words={all.shell} onRetry={refresh} />
      )}
      {isWaiting && reviews.length > 0 && (
        <SelectionBar
          words={words}
          selected={selected.length}
          all={selected.length === reviews.length}
          onAll={(every) => setSelected(every ? reviews.map(({ id }) => id) : [])}
          onApprove={() => publish(selected)}
          onReject={() => setRefusing(selected)}
        />
      )}
      <ul className="console-reviews" ref={list}>
        {reviews.map((review, index) => (
          <ReviewRow
            key={review.id}
            {...{ words, review, branches, barbers, locale }}
            current={review.id === current?.id}
            selected={selected.includes(review.id)}
            onFocus={() => setAt(index)}
            onSelect={() => toggle(review.id)}
            onApprove={() => publish([review.id])}
            onReject={() => setRefusing([review.id])}
            onUndo={() => {
              undo(review);
              afterLeaving([review.id]);
            }}
          />
        ))}
      </ul>
      {hasNextPage && <Button kind="quiet" label={words.more} onClick={() => fetchNextPage()} />}
      {refusing.length > 0 && (
        <RejectDialog
          words={all.rejectDialog}
          isPending={isPending}
          failed={failed === 'reject' ? all.signIn.failed : undefined}
          onClose={() => endRefusing([])}
          onConfirm={refuse}
        />
      )}
    </section>
  );
}
