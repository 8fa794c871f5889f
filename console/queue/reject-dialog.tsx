import { useEffect, useRef } from 'react';
import { REASON_LENGTH } from '../../contract/staff.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { Choice } from '../parts.tsx';
import { useSessionState } from '../session.ts';
import type { ConsoleWords } from '../words.ts';

/** The reason is one of the suggestions, or '' for one in other words; nobody has given any yet. */
type Reason = { reason: string | null; other: string };
const NO_REASON: Reason = { reason: null, other: '' };

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
  const [{ reason, other }, setReason, resetReason] = useSessionState('reason', NO_REASON);
  useEffect(() => dialog.current?.showModal(), []);
  const text = (reason === '' ? other : (reason ?? '')).trim();
  const close = () => dialog.current?.close();
  const onClosed = () => {
    resetReason();
    onClose();
  };
  const choice = (value: string, label: string) => (
    <Choice
      key={value}
      name="reason"
      label={label}
      checked={reason === value}
      onChange={() => setReason({ reason: value, other })}
    />
  );
  return (
    <dialog ref={dialog} className="console-dialog" aria-labelledby="reject-title" onClose={onClosed}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text && !isPending) onConfirm(text, close);
        }}
      >
        <h2 id="reject-title">{words.title}</h2>
        <p className="quiet">{words.lead}</p>
        {words.suggestions.map((suggestion) => choice(suggestion, suggestion))}
        {choice('', words.other)}
        {reason === '' && (
          <Field id="other-reason" label={words.other} labelHidden required>
            {(control) => (
              <input
                {...control}
                maxLength={REASON_LENGTH}
                value={other}
                onChange={({ target }) => setReason({ reason, other: target.value })}
              />
            )}
          </Field>
        )}
        <div className="row">
          <Button label={words.confirm} type="submit" disabled={!text} />
          <Button kind="quiet" label={words.cancel} onClick={close} />
        </div>
        <p role="alert">{failed}</p>
      </form>
    </dialog>
  );
}
