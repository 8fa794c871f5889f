import './dock.css';
import { countWords } from '../../domain/format.ts';
import { Button } from '../../site/components/button.tsx';
import type { ConsoleWords } from '../words.ts';

type SelectionBarProps = {
  words: ConsoleWords['queue'];
  locale: string;
  selected: number;
  onApprove: () => void;
  onReject: () => void;
};

/** Several reviews decided at once. */
export function SelectionBar({ words, locale, selected, onApprove, onReject }: SelectionBarProps) {
  return (
    <div className="console-selection">
      <span role="status">{countWords(words.selected, selected, locale)}</span>
      <Button label={words.approve} describe={words.selection} onClick={onApprove} />
      <Button kind="quiet" label={words.reject} describe={words.selection} onClick={onReject} />
    </div>
  );
}
