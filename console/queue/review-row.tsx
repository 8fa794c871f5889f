import './review-row.css';
import type { MouseEvent } from 'react';
import type { StaffReview } from '../../contract/staff.ts';
import { formatMoment } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Stars } from '../../site/components/stars.tsx';
import type { ConsoleProps } from '../words.ts';
import { ReplyEditor } from './reply-editor.tsx';

export type ReviewRowProps = Pick<ConsoleProps, 'branches' | 'barbers' | 'locale'> & {
  words: ConsoleProps['words']['queue'];
  review: StaffReview;
  current: boolean;
  selected: boolean;
  /** A decision about it is on its way. */
  isBusy: boolean;
  /** The focus is on it, or on something in it. */
  onFocus: () => void;
  onSelect: () => void;
  onApprove: () => void;
  onReject: () => void;
  onUndo: () => void;
  /** A colleague took it back while a reply was written. */
  onTakenBack: (review: StaffReview) => void;
};

/** True where somebody pressed the card itself, not something on it, nor marked a few of its words. */
const isPlainPress = ({ target }: MouseEvent) =>
  target instanceof Element &&
  !target.closest('button, a, input, textarea, label') &&
  getSelection()?.isCollapsed !== false;

export function ReviewRow(props: ReviewRowProps) {
  const { words, review, branches, barbers, locale, current, selected, isBusy, onSelect } = props;
  const barber = barbers.find(({ id }) => id === review.barberId)?.name ?? review.barberId;
  const branch = branches.find(({ slug }) => slug === review.branchId)?.name ?? review.branchId;
  const isWaiting = review.status === 'pending';
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
      onFocus={props.onFocus}
      onClick={(event) => {
        if (isWaiting && isPlainPress(event)) onSelect();
      }}
    >
      <div className="console-review-head">
        {isWaiting && (
          <label className="console-check">
            <input type="checkbox" checked={selected} onChange={onSelect} />
            <span className="hidden-text">{fill(words.select, { name: review.customerName })}</span>
          </label>
        )}
        <Stars filled={review.rating} label={fill(words.stars, { rating: String(review.rating) })} />
        <b dir="auto">{review.customerName}</b>
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
      {review.status === 'published' && (
        <ReplyEditor review={review} words={words} onTakenBack={props.onTakenBack} />
      )}
      <div className="console-actions">
        {isWaiting ? (
          <>
            <Button
              label={words.approve}
              describe={review.customerName}
              aria-disabled={isBusy}
              onClick={props.onApprove}
            />
            <Button
              kind="quiet"
              label={words.reject}
              describe={review.customerName}
              aria-disabled={isBusy}
              onClick={props.onReject}
            />
          </>
        ) : (
          <Button
            kind="quiet"
            label={words.undo}
            describe={review.customerName}
            aria-disabled={isBusy}
            onClick={props.onUndo}
          />
        )}
      </div>
    </li>
  );
}
