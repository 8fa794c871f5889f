import './dialog.css';
import { useEffect, useRef } from 'react';
import { REASON_LENGTH } from '../../contract/staff.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { Choice } from '../choice.tsx';
import { useKept } from '../kept.ts';
import type { ConsoleWords } from '../words.ts';

/** The reason is one of the suggestions, or '' for one in other words; nobody has given any yet. */
type Said = { reason: string | null; other: string };
const NOTHING: Said = { reason: null, other: '' };

type RejectDialogProps = {
  words: ConsoleWords['rejectDialog'];
  isPending: boolean;
  /** Said where the last try did not get through. */
  failed: string | undefined;
  /** `onDone` closes it. */
  onConfirm: (reason: string, onDone: () => void) => void;
  /** Closed, by whatever way. */
  onClose: () => void;
};

/** Asks why; the platform's dialog keeps the focus, closes with Escape and gives the focus back. */
export function RejectDialog({ words, isPending, failed, onConfirm, onClose }: RejectDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ reason, other }, setSaid, dropSaid] = useKept('reason', NOTHING);
  useEffect(() => dialog.current?.showModal(), []);
  const said = (reason === '' ? other : (reason ?? '')).trim();
  const setReason = (next: string) => setSaid({ reason: next, other });
  const close = () => dialog.current?.close();
  const leave = () => {
    dropSaid(NOTHING);
    onClose();
  };
  return (
    <dialog ref={dialog} className="console-dialog" aria-labelledby="reject-title" onClose={leave}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (said && !isPending) onConfirm(said, close);
        }}
      >
        <h2 id="reject-title">{words.title}</h2>
        <p className="quiet">{words.lead}</p>
        {words.suggestions.map((suggestion) => (
          <Choice
            key={suggestion}
            type="radio"
            name="reason"
            label={suggestion}
            checked={reason === suggestion}
            onChange={() => setReason(suggestion)}
          />
        ))}
        <Choice
          type="radio"
          name="reason"
          label={words.other}
          checked={reason === ''}
          onChange={() => setReason('')}
        />
        {reason === '' && (
          <Field id="other-reason" label={words.other} labelHidden required>
            {(control) => (
              <input
                {...control}
                maxLength={REASON_LENGTH}
                value={other}
                onChange={({ target }) => setSaid({ reason, other: target.value })}
              />
            )}
          </Field>
        )}
        <div className="row">
          <Button label={words.confirm} type="submit" disabled={!said} />
          <Button kind="quiet" label={words.cancel} onClick={close} />
        </div>
        <p role="alert">{failed}</p>
      </form>
    </dialog>
  );
}
