import './review-row.css';
import type { StaffReview } from '../../contract/staff.ts';
import { fill } from '../../domain/fill.ts';
import { Button } from '../../site/components/button.tsx';
import { Stars } from '../../site/components/stars.tsx';
import type { ConsoleProps } from '../words.ts';
import { ReplyEditor } from './reply-editor.tsx';

export type ReviewRowProps = Pick<ConsoleProps, 'branches' | 'barbers' | 'locale'> & {
  words: ConsoleProps['words']['queue'];
  review: StaffReview;
  current: boolean;
  selected: boolean;
  /** The focus is on it, or on something in it. */
  onFocus: () => void;
  onSelect: () => void;
  onApprove: () => void;
  onReject: () => void;
  onUndo: () => void;
};

export function ReviewRow(props: ReviewRowProps) {
  const { words, review, branches, barbers, locale, current, selected } = props;
  const barber = barbers.find(({ id }) => id === review.barberId)?.name ?? review.barberId;
  const branch = branches.find(({ slug }) => slug === review.branchId)?.name ?? review.branchId;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li
      className="console-review"
      data-review={review.id}
      aria-current={current || undefined}
      tabIndex={-1}
      onFocus={props.onFocus}
    >
      <label className="console-check">
        <input type="checkbox" checked={selected} onChange={props.onSelect} />
        <span className="hidden-text">{fill(words.select, { name: review.customerName })}</span>
      </label>
      <div className="console-review-body">
        <p className="row">
          <Stars filled={review.rating} label={fill(words.stars, { rating: String(review.rating) })} />
          <b dir="auto">{review.customerName}</b>
          {review.perhapsProgram && <span className="console-mark">{words.perhapsProgram}</span>}
          <span className="quiet">
            {barber} · {branch} ·{' '}
            <time dateTime={review.createdAt}>{when.format(new Date(review.createdAt))}</time>
          </span>
        </p>
        <p className="console-review-text" dir="auto">
          {review.review}
        </p>
        {review.email && <p className="quiet">{review.email}</p>}
        {review.decidedBy && (
          <p className="quiet">
            {fill(words.decided, { actor: review.decidedBy })}
            {review.reason && ` · ${fill(words.reason, { reason: review.reason })}`}
          </p>
        )}
        {review.status === 'published' && <ReplyEditor review={review} words={words} />}
        <div className="row">
          {review.status === 'pending' ? (
            <>
              <Button label={words.approve} onClick={props.onApprove} />
              <Button kind="quiet" label={words.reject} onClick={props.onReject} />
            </>
          ) : (
            <Button kind="quiet" label={words.undo} onClick={props.onUndo} />
          )}
        </div>
      </div>
    </li>
  );
}
