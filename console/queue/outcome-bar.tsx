import './queue.css';
import type { StaffReview } from '../../contract/staff.ts';
import { fill } from '../../domain/fill.ts';
import { Button } from '../../site/components/button.tsx';
import type { ConsoleWords } from '../words.ts';
import type { Outcome } from './use-decisions.ts';

type OutcomeBarProps = {
  words: ConsoleWords['queue'];
  outcome: Outcome;
  /** Said where the list is empty. */
  empty: string | undefined;
  onUndo: () => void;
};

function missedWords(words: ConsoleWords['queue'], review: StaffReview | null): string {
  if (!review) return words.gone;
  const { customerName: name, decidedBy: actor, status } = review;
  return actor
    ? fill(words.missed, { name, actor, status: words.status[status] })
    : fill(words.missedWaiting, { name });
}

/** Tells what the last press did, and what it did not: a colleague's decision stands. */
export function OutcomeBar({ words, outcome: { decided, undone, missed }, empty, onUndo }: OutcomeBarProps) {
  return (
    <div role="status" className="console-bar">
      {decided.length > 0 && (
        <>
          <span>{fill(words.done, { count: String(decided.length) })}</span>
          <Button kind="quiet" label={words.undo} onClick={onUndo} />
        </>
      )}
      {undone > 0 && <span>{fill(words.undone, { count: String(undone) })}</span>}
      {missed.map(({ reviewId, review }) => (
        <span key={reviewId}>{missedWords(words, review)}</span>
      ))}
      {empty && <p>{empty}</p>}
    </div>
  );
}
