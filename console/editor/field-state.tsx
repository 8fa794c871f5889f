import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { useConsole } from '../context.ts';
import type { DeskField } from '../desk/use-content.ts';

/** What became of what was typed into a field; where a colleague wrote something else, both to choose from. */
export function FieldState({ id, entry, settle, isWrong }: DeskField & { isWrong?: boolean }) {
  const words = useConsole().words.desk;
  const { state, conflict, refusal } = entry ?? {};
  const choose = (choice: 'mine' | 'theirs') => {
    settle(choice);
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <p role="status" className="quiet desk-state">
        {state === 'saving' ? words.saving : state === 'saved' && !isWrong && words.saved}
      </p>
      <div role="alert">
        {state === 'failed' && !conflict && (
          <p className="warning">{refusal ? fill(words.refused, { reason: refusal }) : words.failed}</p>
        )}
        {conflict && (
          <div className="failure">
            <p>{fill(words.conflict, { by: conflict.by })}</p>
            <blockquote dir="auto">{textOf(conflict.value) || words.nothing}</blockquote>
            <div className="row">
              <Button kind="quiet" label={words.keepMine} onClick={() => choose('mine')} />
              <Button kind="quiet" label={words.takeTheirs} onClick={() => choose('theirs')} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).filter(Boolean).join(', ')
    : String(value ?? '');
