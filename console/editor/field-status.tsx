import { formatMoment } from '../../domain/moments.ts';
import { fillIsolated } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import type { ContentFieldState } from '../content/use-content.ts';
import { useConsole, useStaff } from '../context.ts';
import { ConflictChoice } from '../parts/conflict-choice.tsx';
import { useFactNames } from './field-names.ts';
import { readable } from './schema.ts';

/** Says whether a field is saved, or whose draft it shows. On a conflict, shows what a colleague saved. */
export function FieldStatus({ id, draft, saved, resolve, discard, content }: ContentFieldState) {
  const { words: all, locale } = useConsole();
  const words = all.drafts;
  const { id: own } = useStaff();
  const nameOf = useFactNames();
  const { state, theirs, refusal } = draft ?? {};
  const shown =
    typeof theirs?.value === 'string'
      ? { ...theirs, value: readable(theirs.value, content?.facts ?? {}, nameOf) }
      : theirs;
  const at = saved && saved.byId !== own && formatMoment(saved.at, locale);
  const text = at ? fillIsolated(words.ofColleague, { by: saved.by, at }) : state === 'saved' && words.saved;
  return (
    <>
      <p role="status" className="quiet field-status">
        {state === 'typed' || state === 'saving' ? words.saving : text}
      </p>
      <div role="alert">
        {state === 'failed' && !theirs && !refusal && <p className="warning">{words.failed}</p>}
        <ConflictChoice theirs={shown} resolve={resolve} field={id} />
      </div>
      {refusal && <Button kind="quiet" label={words.discard} onClick={discard} />}
    </>
  );
}
