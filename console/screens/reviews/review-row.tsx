import type { StaffReview } from '../../../contract/moderation.ts';
import { splitAtContacts } from '../../../domain/contact.ts';
import { formatMoment } from '../../../domain/moments.ts';
import { fill, languageOf } from '../../../domain/text.ts';
import { Button } from '../../../site/components/button.tsx';
import { Stars } from '../../../site/components/rating.tsx';
import { useConsole } from '../../context.ts';
import { namesOf } from '../../names.ts';
import { CheckField } from '../../parts/fields.tsx';
import { ReplyEditor } from './reply-editor.tsx';
import type { Decisions } from './use-decisions.ts';

/** Highlights phone numbers and addresses, so that they are not published unnoticed. */
const WithContacts = ({ text }: { text: string }) =>
  splitAtContacts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, always in this order.
    <span key={index}>{index % 2 ? <mark>{part}</mark> : part}</span>
  ));

type ReviewRowProps = {
  review: StaffReview;
  decisions: Decisions;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
};

export function ReviewRow({ review, decisions, isSelected, onSelect }: ReviewRowProps) {
  const context = useConsole();
  const words = context.words.queue;
  const names = namesOf(context);
  const { customerName, rating, status } = review;
  return (
    <li className="console-review grid" data-review={review.id} data-status={status} tabIndex={-1}>
      <div className="row">
        <Stars filled={rating} label={fill(words.stars, { rating: String(rating) })} />
        <b dir="auto" translate="no">
          <WithContacts text={customerName} />
        </b>
        {[customerName, review.review].some((text) => splitAtContacts(text).length > 1) && (
          <span className="badge">{words.contacts}</span>
        )}
        {review.suspectedSpam && <span className="badge">{words.suspectedSpam}</span>}
        {status === 'pending' && (
          <CheckField
            label={words.select}
            aria-label={`${words.select} ${customerName}`}
            aria-keyshortcuts="x"
            checked={isSelected}
            onChange={onSelect}
          />
        )}
      </div>
      <p className="sub">
        <span>{`${names.barber(review.barberId)}, ${names.branch(review.branchId)} ·`}</span>{' '}
        <time dateTime={review.createdAt}>{formatMoment(review.createdAt, context.locale)}</time>
      </p>
      <p className="typed" dir="auto" lang={languageOf(review.review)}>
        <WithContacts text={review.review} />
      </p>
      {review.email && (
        <a className="console-link" href={encodeURI(`mailto:${review.email}`)}>
          {review.email}
        </a>
      )}
      {review.decidedBy && (
        <p className="quiet">
          {fill(words.decided, { actor: review.decidedBy }) +
            (review.reason ? ` · ${fill(words.reason, { reason: review.reason })}` : '')}
        </p>
      )}
      {status === 'published' && <ReplyEditor review={review} decisions={decisions} />}
      <div className="console-actions row">
        {status === 'pending' ? (
          <>
            <Button
              describe={customerName}
              label={words.approve}
              aria-keyshortcuts="a"
              onClick={() => decisions.decide({ action: 'approve', reviews: [review] })}
            />
            <Button
              describe={customerName}
              kind="quiet"
              label={words.reject}
              aria-keyshortcuts="r"
              onClick={() => decisions.startRejecting([review])}
            />
          </>
        ) : (
          <Button
            describe={customerName}
            kind="quiet"
            label={words.takeBack[status]}
            aria-keyshortcuts="u"
            onClick={() => decisions.decide({ action: 'undo', reviews: [review] })}
          />
        )}
      </div>
    </li>
  );
}
