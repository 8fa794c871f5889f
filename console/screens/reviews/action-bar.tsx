import type { ReactNode } from 'react';
import type { StaffReview } from '../../../contract/moderation.ts';
import { countWords } from '../../../domain/format.ts';
import { fill } from '../../../domain/text.ts';
import { Button } from '../../../site/components/button.tsx';
import { useConsole } from '../../context.ts';
import type { ConsoleWords } from '../../words.ts';
import type { DecisionResult, Decisions } from './use-decisions.ts';
import { refresh } from './use-reviews.ts';

function missedText(
  words: ConsoleWords['queue'],
  { name, review }: DecisionResult['missed'][number],
): string {
  if (!review) return words.gone;
  const { decidedBy: actor, status } = review;
  return actor
    ? fill(words.missed, { name, actor, status: words.status[status] })
    : fill(words.missedWaiting, { name });
}

const Line = ({ id, text, children }: { id?: string; text: string; children: ReactNode }) => (
  <div className="console-notice row">
    <span id={id}>{text}</span>
    {children}
  </div>
);

type ActionBarProps = {
  decisions: Decisions;
  chosen: StaffReview[];
  /** How many reviews arrived since the list was loaded. */
  arrived: number;
};

/** What is selected, the result of the last decision, and its undo. It comes before the list in the tab order. */
export function ActionBar({ decisions, chosen, arrived }: ActionBarProps) {
  const { words: all, locale } = useConsole();
  const words = all.queue;
  const { result, failed, decide } = decisions;
  const { action, done = [], missed = [] } = result ?? {};
  const [first, ...others] = done;
  return (
    <div className="console-action-bar">
      <div role="status">
        {missed.map((subject) => (
          <p key={subject.name}>{missedText(words, subject)}</p>
        ))}
        {first && action && (
          <Line
            text={fill(words.done[action], {
              name: others.length ? String(done.length) : first.customerName,
            })}
          >
            {action === 'approve' && others.length === 0 && (
              <Button
                kind="quiet"
                label={words.replyTo}
                aria-keyshortcuts="w"
                onClick={() => decisions.setReplying(first)}
              />
            )}
            {(action === 'approve' || action === 'reject') && (
              <Button
                kind="quiet"
                label={words.undo}
                aria-keyshortcuts="u"
                onClick={() => decide({ action: 'undo', reviews: done })}
              />
            )}
          </Line>
        )}
      </div>
      <div role="alert">
        {/* The dialog itself shows that a rejection failed. */}
        {failed && failed !== 'reject' && (
          <Line text={words.notDecided}>
            <Button label={words.again} onClick={decisions.retry} />
          </Line>
        )}
      </div>
      <div role="status">
        {arrived > 0 && (
          <Line text={countWords(words.arrived, arrived, locale)}>
            <Button kind="quiet" label={words.show} onClick={refresh} />
          </Line>
        )}
      </div>
      <div role="status">
        {chosen.length > 0 && (
          <Line id="selected" text={fill(words.selected, { count: String(chosen.length) })}>
            <Button
              label={words.approve}
              aria-describedby="selected"
              onClick={() => decide({ action: 'approve', reviews: chosen })}
            />
            <Button
              kind="quiet"
              label={words.reject}
              aria-describedby="selected"
              onClick={() => decisions.startRejecting(chosen)}
            />
          </Line>
        )}
      </div>
    </div>
  );
}
