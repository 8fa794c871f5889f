import { useEffect, useRef, useState } from 'react';
import type { StaffReview } from '../../contract/staff.ts';
import { countWords } from '../../domain/format.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import type { ConsoleWords } from '../words.ts';
import type { Decisions, Notice } from './use-decisions.ts';

/** So long the way back stands at the thumb; afterwards it is in the list of what was published or refused. */
const UNDO_MS = 10_000;

type Said = { words: ConsoleWords['queue']; locale: string };

type ActionBarProps = Said & {
  decisions: Decisions;
  onUndo: Decisions['undo'];
  selected: number;
  onApprove: () => void;
  onReject: () => void;
};

/**
 * What was just done and what can be done with the selected reviews. Before the list in the order of Tab: from the review
 * that has the focus the way back is near, however many follow.
 */
export function ActionBar({ words, locale, decisions, selected, ...on }: ActionBarProps) {
  // The dialog says itself that a rejection did not get through.
  const hasFailed = decisions.failed !== undefined && decisions.failed !== 'reject';
  return (
    <div className="console-action-bar">
      <div role="status" aria-atomic="false">
        {decisions.notices.map((notice) => (
          <NoticeLine
            key={notice.key}
            {...{ words, locale, notice }}
            onOver={decisions.forget}
            onUndo={on.onUndo}
          />
        ))}
      </div>
      <div role="alert">
        {hasFailed && (
          <div className="console-notice">
            <span>{words.notDecided}</span>
            <Button label={words.again} onClick={decisions.again} />
          </div>
        )}
      </div>
      {selected > 0 && (
        <div className="console-selection">
          <span role="status">{countWords(words.selected, selected, locale)}</span>
          <Button label={words.approve} describe={words.selection} onClick={on.onApprove} />
          <Button kind="quiet" label={words.reject} describe={words.selection} onClick={on.onReject} />
        </div>
      )}
    </div>
  );
}

/** Ends something after a time, never while the pointer or the focus is on it; then the time begins anew. */
function useTimeout(ms: number | undefined, onOver: () => void) {
  const [isHeld, setHeld] = useState(false);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (ms === undefined || isHeld) return;
    const timer = setTimeout(() => over.current(), ms);
    return () => clearTimeout(timer);
  }, [ms, isHeld]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo };
}

function missedText(words: Said['words'], name: string, review: StaffReview | null): string {
  if (!review) return words.gone;
  const { decidedBy: actor, status } = review;
  if (!actor) return fill(words.missedWaiting, { name });
  return fill(words.missed, { name, actor, status: words.status[status] });
}

type NoticeLineProps = Said & { notice: Notice; onOver: Decisions['forget']; onUndo: Decisions['undo'] };

/** What a press did, and the way back. What a colleague did stays until the next press: it is news. */
function NoticeLine({ words, locale, notice, onOver, onUndo }: NoticeLineProps) {
  const { key, kind } = notice;
  const hold = useTimeout(kind === 'done' ? UNDO_MS : undefined, () => onOver(key));
  if (kind === 'missed')
    return <p className="console-notice">{missedText(words, notice.name, notice.review)}</p>;
  const { action, reviews } = notice;
  const name = reviews[0]?.name ?? '';
  return (
    <div className="console-notice" {...hold}>
      <span>{countWords(words.done[action], reviews.length, locale, { name })}</span>
      {action !== 'undo' && (
        <>
          <Button
            kind="quiet"
            label={words.undo}
            aria-keyshortcuts="u"
            onClick={() => onUndo(reviews, key)}
          />
          <span className="console-time" aria-hidden="true" />
        </>
      )}
    </div>
  );
}
