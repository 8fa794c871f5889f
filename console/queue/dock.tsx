import './dock.css';
import { Button } from '../../site/components/button.tsx';
import type { ConsoleWords } from '../words.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Named, Outcome } from './use-decisions.ts';

type DockProps = {
  words: ConsoleWords['queue'];
  locale: string;
  outcomes: Outcome[];
  onOver: (key: number) => void;
  onUndo: (reviews: Named[], key: number) => void;
  /** A press did not get through. */
  hasFailed: boolean;
  onAgain: () => void;
  selected: number;
  onApprove: () => void;
  onReject: () => void;
};

/**
 * What was just done and what can be done with the selected reviews. Before the list in the order of Tab: from the review
 * that has the focus the way back is near, however many follow.
 */
export function Dock({
  words,
  locale,
  outcomes,
  onOver,
  onUndo,
  hasFailed,
  onAgain,
  ...selection
}: DockProps) {
  return (
    <div className="console-dock">
      <div role="status" aria-atomic="false">
        {outcomes.map((outcome) => (
          <OutcomeLine
            key={outcome.key}
            {...{ words, locale, outcome }}
            onOver={() => onOver(outcome.key)}
            onUndo={(reviews) => onUndo(reviews, outcome.key)}
          />
        ))}
      </div>
      <div role="alert">
        {hasFailed && (
          <div className="console-outcome">
            <span>{words.notDecided}</span>
            <Button label={words.again} onClick={onAgain} />
          </div>
        )}
      </div>
      {selection.selected > 0 && <SelectionBar words={words} locale={locale} {...selection} />}
    </div>
  );
}
