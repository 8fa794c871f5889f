import './dialog.css';
import { useEffect, useRef, useState } from 'react';
import { REASON_LENGTH } from '../../contract/staff.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { Choice } from '../choice.tsx';
import type { ConsoleWords } from '../words.ts';

type RejectDialogProps = {
  words: ConsoleWords['rejectDialog'];
  onConfirm: (reason: string) => void;
  onCancel: () => void;
};

/** Asks why; the platform's dialog keeps the focus and closes with Escape. */
export function RejectDialog({ words, onConfirm, onCancel }: RejectDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState(words.suggestions[0] ?? '');
  const [other, setOther] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const said = (reason || other).trim();
  return (
    <dialog ref={dialog} className="console-dialog" aria-labelledby="reject-title" onClose={onCancel}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (said) onConfirm(said);
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
                onChange={({ target }) => setOther(target.value)}
              />
            )}
          </Field>
        )}
        <div className="row">
          <Button label={words.confirm} type="submit" disabled={!said} />
          <Button kind="quiet" label={words.cancel} onClick={onCancel} />
        </div>
      </form>
    </dialog>
  );
}
