import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import type { ConsoleWords } from '../words.ts';
import type { DeskField } from './use-content.ts';

type FieldStateProps = { words: ConsoleWords['desk']; field: DeskField };

/** What became of what was typed into a field; where a colleague wrote something else, both to choose from. */
export const FieldState = ({
  words,
  field: { state, conflict, reason, keepMine, takeTheirs },
}: FieldStateProps) => (
  <>
    <p role="status" className="quiet desk-state">
      {state === 'saving' && words.saving}
      {state === 'saved' && words.saved}
    </p>
    <div role="alert">
      {state === 'failed' && !conflict && (
        <p className="warning">{reason ? fill(words.refused, { reason }) : words.failed}</p>
      )}
      {conflict && (
        <div className="failure">
          <p>{fill(words.conflict, { by: conflict.by })}</p>
          <blockquote dir="auto">{shown(conflict.value) || words.nothing}</blockquote>
          <div className="row">
            <Button kind="quiet" label={words.keepMine} onClick={keepMine} />
            <Button kind="quiet" label={words.takeTheirs} onClick={takeTheirs} />
          </div>
        </div>
      )}
    </div>
  </>
);

/** A value as somebody typed it. */
function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(shown).filter(Boolean).join(', ');
}
