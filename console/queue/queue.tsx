import './queue.css';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { fill } from '../../domain/fill.ts';
import { Button } from '../../site/components/button.tsx';
import { Choice } from '../choice.tsx';
import { Failure } from '../failure.tsx';
import { SectionTitle } from '../section-title.tsx';
import type { ConsoleProps } from '../words.ts';
import { Filters } from './filters.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewRow } from './review-row.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcutSwitch, useShortcuts } from './shortcuts.ts';
import { useDecisions } from './use-decisions.ts';
import { type Filter, refresh, useReviews } from './use-reviews.ts';

const WAITING: Filter = { status: 'pending', branchId: '', barberId: '', search: '' };

export function Queue({ words: all, branches, barbers, locale }: ConsoleProps) {
  const words = all.queue;
  const [filter, setFilter] = useState(WAITING);
  const [selected, setSelected] = useState<string[]>([]);
  const [at, setAt] = useState(0);
  const [refusing, setRefusing] = useState<string[]>([]);
  const search = useRef<HTMLInputElement>(null);
  const help = useRef(() => {});
  const list = useRef<HTMLUListElement>(null);
  const { data, status, hasNextPage, fetchNextPage } = useReviews(useDeferredValue(filter));
  const { last, approve, reject, undo, isError } = useDecisions();
  const { on, turn } = useShortcutSwitch();
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const current = reviews[Math.min(at, reviews.length - 1)];

  const toggle = (id: string) =>
    setSelected((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const move = (step: number) => setAt((now) => Math.max(0, Math.min(reviews.length - 1, now + step)));
  const decide = (act: () => void) => {
    act();
    setSelected([]);
  };
  const pending = current?.status === 'pending' ? current.id : undefined;

  useEffect(() => {
    if (at > 0) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [at]);
  useShortcuts(on && refusing.length === 0, {
    j: () => move(1),
    k: () => move(-1),
    a: () => pending && decide(() => approve([pending])),
    r: () => pending && setRefusing([pending]),
    u: () => undo(),
    x: () => current && toggle(current.id),
    '/': () => search.current?.focus(),
    '?': () => help.current(),
  });

  return (
    <section className="stack">
      <SectionTitle title={words.title}>
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
      <div role="status" className="console-bar">
        {last.length > 0 && (
          <>
            <span>{fill(words.done, { count: String(last.length) })}</span>
            <Button kind="quiet" label={words.undo} onClick={() => undo()} />
          </>
        )}
        {status === 'success' && reviews.length === 0 && (
          <p>{filter.status === 'pending' && !filter.search ? words.empty : words.none}</p>
        )}
      </div>
      {(status === 'error' || isError) && <Failure words={all.shell} onRetry={refresh} />}
      {filter.status === 'pending' && reviews.length > 0 && (
        <div className="row">
          <Choice
            type="checkbox"
            label={words.selectAll}
            checked={selected.length === reviews.length}
            onChange={({ target }) => setSelected(target.checked ? reviews.map(({ id }) => id) : [])}
          />
          {selected.length > 0 && (
            <>
              <span>{fill(words.selected, { count: String(selected.length) })}</span>
              <Button label={words.approveSelected} onClick={() => decide(() => approve(selected))} />
              <Button kind="quiet" label={words.rejectSelected} onClick={() => setRefusing(selected)} />
            </>
          )}
        </div>
      )}
      <ul className="console-reviews" ref={list}>
        {reviews.map((review) => (
          <ReviewRow
            key={review.id}
            {...{ words, review, branches, barbers, locale }}
            current={review.id === current?.id}
            selected={selected.includes(review.id)}
            onSelect={() => toggle(review.id)}
            onApprove={() => approve([review.id])}
            onReject={() => setRefusing([review.id])}
            onUndo={() => undo([review.id])}
          />
        ))}
      </ul>
      {hasNextPage && <Button kind="quiet" label={words.more} onClick={() => fetchNextPage()} />}
      {refusing.length > 0 && (
        <RejectDialog
          words={all.rejectDialog}
          onCancel={() => setRefusing([])}
          onConfirm={(reason) => {
            decide(() => reject(refusing, reason));
            setRefusing([]);
          }}
        />
      )}
    </section>
  );
}
