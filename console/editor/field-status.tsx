import { Button } from '../../site/components/button.tsx';
import type { ContentFieldState } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { ConflictChoice } from '../parts/conflict-choice.tsx';
import { useFactNames } from './field-names.ts';
import { readable } from './schema.ts';

/** Says whether a field is saved. On a conflict, shows what a colleague saved. */
export function FieldStatus({ id, draft, resolve, discard, content }: ContentFieldState) {
  const words = useConsole().words.drafts;
  const nameOf = useFactNames();
  const { state, theirs, refusal } = draft ?? {};
  const shown =
    typeof theirs?.value === 'string'
      ? { ...theirs, value: readable(theirs.value, content?.facts ?? {}, nameOf) }
      : theirs;
  return (
    <>
      <p role="status" className="quiet field-status">
        {state === 'saved' ? words.saved : (state === 'typed' || state === 'saving') && words.saving}
      </p>
      <div role="alert">
        {state === 'failed' && !theirs && !refusal && <p className="warning">{words.failed}</p>}
        <ConflictChoice theirs={shown} resolve={resolve} field={id} />
      </div>
      {refusal && <Button kind="quiet" label={words.discard} onClick={discard} />}
    </>
  );
}
