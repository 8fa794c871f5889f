import './queue.css';
import { useDeferredValue, useRef, useState } from 'react';
import { Choice } from '../choice.tsx';
import { Failure } from '../failure.tsx';
import { More } from '../more.tsx';
import { SectionTitle } from '../section-title.tsx';
import type { ConsoleProps } from '../words.ts';
import { Dock } from './dock.tsx';
import { FilterButton } from './filter-button.tsx';
import { Filters } from './filters.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewRow } from './review-row.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcutSwitch, useShortcuts } from './shortcuts.ts';
import { useActs } from './use-acts.ts';
import type { Named } from './use-decisions.ts';
import { useFilter } from './use-filter.ts';
import { refresh, useReviews } from './use-reviews.ts';

export function Queue({ words: all, branches, barbers, locale }: ConsoleProps) {
  const words = all.queue;
  const [filter, setFilter] = useFilter();
  const [isFolded, setFolded] = useState(true);
  const [chosen, setChosen] = useState<string[]>([]);
  const [at, setAt] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const help = useRef(() => {});
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useDeferredValue(filter);
  const { data, status, hasNextPage, fetchNextPage } = useReviews(shown);
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const { on, turn } = useShortcutSwitch();
  const current = reviews[Math.min(at, reviews.length - 1)];
  const isWaiting = filter.pile === 'pending' || filter.pile === 'suspectedSpam';
  const acts = useActs({ reviews, isWaiting, list, heading });
  // Those that left the list, decided here or by a colleague, are chosen no longer.
  const selected = reviews.filter(({ id }) => chosen.includes(id));

  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const move = (step: number) => {
    const row = list.current?.children[Math.max(0, Math.min(reviews.length - 1, at + step))];
    if (row instanceof HTMLElement) row.focus();
  };
  const takeBack = (some: Named[], key: number) => {
    setChosen((ids) => ids.filter((id) => !some.some((review) => review.id === id)));
    acts.takeBack(some, key);
  };
  const toSearch = () => {
    setFolded(false);
    requestAnimationFrame(() => search.current?.focus());
  };

  useShortcuts(on && acts.refusing.length === 0, {
    j: () => move(1),
    k: () => move(-1),
    a: () => current && acts.publish([current]),
    r: () => current && acts.askWhy([current]),
    u: acts.takeBackLast,
    x: () => current && isWaiting && toggle(current.id),
    '/': toSearch,
    '?': () => help.current(),
  });

  const isEmpty = status === 'success' && reviews.length === 0;
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
          <FilterButton {...{ words, filter, branches, barbers, isFolded }} onFold={setFolded} />
          <ShortcutHelp
            words={words}
            on={on}
            onTurn={turn}
            register={(open) => {
              help.current = open;
            }}
          />
        </div>
      </SectionTitle>
      <Filters
        {...{ words, filter, branches, barbers, isFolded }}
        onFilter={(changed) => {
          setFilter({ ...filter, ...changed });
          setChosen([]);
          setAt(0);
          acts.forgetFailure();
        }}
        onUsed={() => setFolded(true)}
        searchRef={search}
      />
      <p role="status" className="console-empty">
        {isEmpty && (filter.pile === 'pending' && !filter.search ? words.empty : words.none)}
      </p>
      {status === 'pending' && <p>{all.shell.loading}</p>}
      {status === 'error' && <Failure words={all.shell} onRetry={refresh} />}
      <Dock
        {...{ words, locale }}
        outcomes={acts.outcomes}
        onOver={acts.forget}
        onUndo={takeBack}
        hasFailed={acts.hasFailed}
        onAgain={acts.again}
        selected={selected.length}
        onApprove={() => acts.publish(selected)}
        onReject={() => acts.askWhy(selected)}
      />
      <ul className="console-reviews" ref={list} aria-busy={status === 'pending' || shown !== filter}>
        {reviews.map((review, index) => (
          <ReviewRow
            key={review.id}
            {...{ words, review, branches, barbers, locale }}
            current={review.id === current?.id}
            selected={chosen.includes(review.id)}
            isBusy={acts.busy.includes(review.id)}
            onFocus={() => setAt(index)}
            onSelect={() => toggle(review.id)}
            onApprove={() => acts.publish([review])}
            onReject={() => acts.askWhy([review])}
            onUndo={() => acts.undoOne(review)}
            onTakenBack={acts.tellMissed}
          />
        ))}
      </ul>
      <More
        label={words.more}
        list={list}
        length={reviews.length}
        hasMore={hasNextPage}
        onMore={fetchNextPage}
      />
      {acts.refusing.length > 0 && (
        <RejectDialog
          words={all.rejectDialog}
          isPending={acts.busy.length > 0}
          failed={acts.hasRefusalFailed ? all.signIn.failed : undefined}
          onClose={acts.endRefusing}
          onConfirm={acts.refuse}
        />
      )}
    </section>
  );
}
