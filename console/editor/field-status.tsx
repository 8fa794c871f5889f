import type { ContentFieldState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { ConflictChoice } from '../parts/conflict-choice.tsx';
import { readable } from './schema.ts';

/** Whether a field is saved, or what a colleague saved instead. A refusal is the error of the field. */
export function FieldStatus({ id, draft, resolve, content }: ContentFieldState) {
  const words = useConsole().words.drafts;
  const { state, theirs, refusal } = draft ?? {};
  const shown =
    typeof theirs?.value === 'string'
      ? { ...theirs, value: readable(theirs.value, content?.facts ?? {}) }
      : theirs;
  return (
    <>
      <p role="status" className="quiet field-status">
        {state === 'saved' ? words.saved : (state === 'typed' || state === 'saving') && words.saving}
      </p>
      <div role="alert">
        {state === 'failed' && !theirs && <p className="warning">{refusal ?? words.failed}</p>}
        <ConflictChoice theirs={shown} resolve={resolve} field={id} />
      </div>
    </>
  );
}
