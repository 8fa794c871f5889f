import './dock.css';
import type { StaffReview } from '../../contract/staff.ts';
import { countWords } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import type { ConsoleWords } from '../words.ts';
import type { Named, Outcome } from './use-decisions.ts';
import { useTimeOut } from './use-time-out.ts';

/** So long the way back stands at the thumb; afterwards it is in the list of what was published or refused. */
const UNDO_MS = 10_000;

type OutcomeLineProps = {
  words: ConsoleWords['queue'];
  locale: string;
  outcome: Outcome;
  onOver: () => void;
  onUndo: (reviews: Named[]) => void;
};

function missedWords(words: ConsoleWords['queue'], name: string, review: StaffReview | null): string {
  if (!review) return words.gone;
  const { decidedBy: actor, status } = review;
  return actor
    ? fill(words.missed, { name, actor, status: words.status[status] })
    : fill(words.missedWaiting, { name });
}

/** What a press did, and the way back. What a colleague did stays until the next press: it is news. */
export function OutcomeLine({ words, locale, outcome, onOver, onUndo }: OutcomeLineProps) {
  const isDone = outcome.kind === 'done';
  const hold = useTimeOut(isDone ? UNDO_MS : undefined, onOver);
  if (!isDone) return <p className="console-outcome">{missedWords(words, outcome.name, outcome.review)}</p>;
  const { action, reviews } = outcome;
  const name = reviews[0]?.name ?? '';
  return (
    <div className="console-outcome" {...hold}>
      <span>{countWords(words.done[action], reviews.length, locale, { name })}</span>
      {action !== 'undo' && (
        <>
          <Button kind="quiet" label={words.undo} aria-keyshortcuts="u" onClick={() => onUndo(reviews)} />
          <span className="console-time" aria-hidden="true" />
        </>
      )}
    </div>
  );
}
