import type { ContentFieldState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { ConflictChoice } from '../parts/conflict-choice.tsx';
import { readable } from './schema.ts';

/** Says whether a field is saved. On a conflict, shows what a colleague saved. */
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
