import type { StaffReview } from '../../contract/staff.ts';
import { countWords } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import type { ConsoleProps, ConsoleWords } from '../words.ts';
import { type Decisions, isWhole, type Notice } from './use-decisions.ts';
import { refresh } from './use-queue.ts';

function missedText(words: ConsoleWords['queue'], { name, review }: Notice['missed'][number]): string {
  if (!review) return words.gone;
  const { decidedBy: actor, status } = review;
  return actor
    ? fill(words.missed, { name, actor, status: words.status[status] })
    : fill(words.missedWaiting, { name });
}

type ActionBarProps = {
  console: ConsoleProps;
  decisions: Decisions;
  chosen: StaffReview[];
  /** How many came since the list was read. */
  arrived: number;
};

/** What is selected, what the last press did, and the way back; before the list in the order of Tab, so that it is near. */
export function ActionBar({ console, decisions, chosen, arrived }: ActionBarProps) {
  const words = console.words.queue;
  const { notice, failed } = decisions;
  const { action, done = [], missed = [] } = notice ?? {};
  const [first, ...others] = done;
  return (
    <div className="console-action-bar">
      <div role="status">
        {missed.map((one) => (
          <p key={one.name}>{missedText(words, one)}</p>
        ))}
        {first && action && (
          <div className="console-notice">
            <span>
              {fill(words.done[action], { name: others.length ? String(done.length) : first.customerName })}
            </span>
            {action === 'approve' && others.length === 0 && isWhole(first) && (
              <Button
                kind="quiet"
                label={words.replyTo}
                aria-keyshortcuts="w"
                onClick={() => decisions.startReplying(first)}
              />
            )}
            {(action === 'approve' || action === 'reject') && (
              <Button
                kind="quiet"
                label={words.undo}
                aria-keyshortcuts="u"
                onClick={() => decisions.decide({ action: 'undo', reviews: done })}
              />
            )}
          </div>
        )}
      </div>
      <div role="alert">
        {/* The dialog says itself that a rejection did not get through. */}
        {failed && failed !== 'reject' && (
          <div className="console-notice">
            <span>{words.notDecided}</span>
            <Button label={words.again} onClick={decisions.again} />
          </div>
        )}
      </div>
      <div role="status">
        {arrived > 0 && (
          <div className="console-notice">
            <span>{countWords(words.arrived, arrived, console.locale)}</span>
            <Button kind="quiet" label={words.show} onClick={refresh} />
          </div>
        )}
      </div>
      <div role="status">
        {chosen.length > 0 && (
          <div className="console-notice">
            <span id="selected">{fill(words.selected, { count: String(chosen.length) })}</span>
            <Button
              label={words.approve}
              aria-describedby="selected"
              onClick={() => decisions.decide({ action: 'approve', reviews: chosen })}
            />
            <Button
              kind="quiet"
              label={words.reject}
              aria-describedby="selected"
              onClick={() => decisions.startRejecting(chosen)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
