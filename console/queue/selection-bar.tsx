import { fill } from '../../domain/fill.ts';
import { Button } from '../../site/components/button.tsx';
import { Choice } from '../choice.tsx';
import type { ConsoleWords } from '../words.ts';

type SelectionBarProps = {
  words: ConsoleWords['queue'];
  selected: number;
  all: boolean;
  onAll: (all: boolean) => void;
  onApprove: () => void;
  onReject: () => void;
};

/** Several reviews decided at once. */
export function SelectionBar({ words, selected, all, onAll, onApprove, onReject }: SelectionBarProps) {
  return (
    <div className="row">
      <Choice
        type="checkbox"
        label={words.selectAll}
        checked={all}
        onChange={({ target }) => onAll(target.checked)}
      />
      {selected > 0 && (
        <>
          <span>{fill(words.selected, { count: String(selected) })}</span>
          <Button label={words.approveSelected} onClick={onApprove} />
          <Button kind="quiet" label={words.rejectSelected} onClick={onReject} />
        </>
      )}
    </div>
  );
}
