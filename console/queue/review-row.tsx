import type { MouseEvent } from 'react';
import type { StaffReview } from '../../contract/staff.ts';
import { formatMoment } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Stars } from '../../site/components/stars.tsx';
import type { ConsoleProps } from '../words.ts';
import { ReplyEditor } from './reply-editor.tsx';
import type { Decisions } from './use-decisions.ts';

type ReviewRowProps = {
  console: ConsoleProps;
  review: StaffReview;
  decisions: Decisions;
  /** Single keys act on it. */
  current: boolean;
  selected: boolean;
  /** The focus is on it, or on something in it. */
  onFocus: () => void;
  onSelect: () => void;
};

/** True where somebody pressed the card itself, not something on it, nor marked a few of its words. */
const isPlainPress = ({ target }: MouseEvent) =>
  target instanceof Element &&
  !target.closest('button, a, input, textarea, label') &&
  getSelection()?.isCollapsed !== false;

export function ReviewRow(props: ReviewRowProps) {
  const { console, review, decisions, current, selected, onFocus, onSelect } = props;
  const { branches, barbers, locale } = console;
  const words = console.words.queue;
  const { customerName, rating, status } = review;
  const barber = barbers.find(({ id }) => id === review.barberId)?.name ?? review.barberId;
  const branch = branches.find(({ slug }) => slug === review.branchId)?.name ?? review.branchId;
  const isWaiting = status === 'pending';
  const isBusy = decisions.busy.includes(review.id);
  const button = { describe: customerName, 'aria-disabled': isBusy };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox does the same by keyboard; the card is the larger target.
    <li
      className="console-review"
      data-review={review.id}
      data-choosable={isWaiting || undefined}
      data-selected={selected || undefined}
      aria-current={current || undefined}
      aria-busy={isBusy}
      tabIndex={-1}
      onFocus={onFocus}
      onClick={(event) => {
        if (isWaiting && isPlainPress(event)) onSelect();
      }}
    >
      <div className="console-review-head">
        {isWaiting && (
          <label className="console-check">
            <input type="checkbox" checked={selected} onChange={onSelect} />
            <span className="hidden-text">{fill(words.select, { name: customerName })}</span>
          </label>
        )}
        <Stars filled={rating} label={fill(words.stars, { rating: String(rating) })} />
        <b dir="auto">{customerName}</b>
        {review.suspectedSpam && <span className="console-mark">{words.suspectedSpam}</span>}
      </div>
      <p className="console-review-text" dir="auto">
        {review.review}
      </p>
      <p className="quiet">
        {barber} · {branch} ·{' '}
        <time dateTime={review.createdAt}>{formatMoment(review.createdAt, locale)}</time>
        {review.email && ` · ${review.email}`}
      </p>
      {review.decidedBy && (
        <p className="quiet">
          {fill(words.decided, { actor: review.decidedBy })}
          {review.reason && ` · ${fill(words.reason, { reason: review.reason })}`}
        </p>
      )}
      {status === 'published' && (
        <ReplyEditor review={review} words={words} onTakenBack={decisions.tellMissed} />
      )}
      <div className="console-actions">
        {isWaiting ? (
          <>
            <Button {...button} label={words.approve} onClick={() => decisions.approve([review])} />
            <Button
              {...button}
              kind="quiet"
              label={words.reject}
              onClick={() => decisions.startRejecting([review])}
            />
          </>
        ) : (
          <Button {...button} kind="quiet" label={words.undo} onClick={() => decisions.undoInList(review)} />
        )}
      </div>
    </li>
  );
}
