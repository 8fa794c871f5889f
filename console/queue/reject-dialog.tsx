import { REASON_LENGTH } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { Choice, Dialog } from '../parts.tsx';
import { useSessionState } from '../session.ts';
import type { ConsoleWords } from '../words.ts';

/** The reason is one of the suggestions, or '' for one in other words; nobody has given any yet. */
type Reason = { reason: string | null; other: string };
const NO_REASON: Reason = { reason: null, other: '' };

type RejectDialogProps = {
  words: ConsoleWords['rejectDialog'];
  tooLong: string;
  /** How many there are, where it is not one. */
  selected: string | undefined;
  isPending: boolean;
  /** Said where the last try did not get through. */
  failed: string | undefined;
  /** `onDone` closes it. */
  onConfirm: (reason: string, onDone: () => void) => void;
  /** Closed, by whatever way. */
  onClose: () => void;
};

/** Asks why. */
export function RejectDialog(props: RejectDialogProps) {
  const { words, tooLong, selected, isPending, failed, onConfirm, onClose } = props;
  const [{ reason, other }, setReason, resetReason] = useSessionState('reason', NO_REASON);
  const text = (reason === '' ? other : (reason ?? '')).trim();
  const isLong = text.length > REASON_LENGTH;
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
    <Dialog title={words.title} onClose={onClosed}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text && !isLong && !isPending) onConfirm(text, close);
          }}
        >
          {selected && <p>{selected}</p>}
          <p className="quiet">{words.lead}</p>
          {words.suggestions.map((suggestion) => choice(suggestion, suggestion))}
          {choice('', words.other)}
          {reason === '' && (
            <Field
              id="other-reason"
              label={words.other}
              labelHidden
              required
              error={isLong ? fill(tooLong, { limit: String(REASON_LENGTH) }) : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  value={other}
                  onChange={({ target }) => setReason({ reason, other: target.value })}
                />
              )}
            </Field>
          )}
          <div className="row">
            <Button label={words.confirm} type="submit" disabled={!text || isLong} />
            <Button kind="quiet" label={words.cancel} onClick={close} />
          </div>
          <p role="alert">{failed}</p>
        </form>
      )}
    </Dialog>
  );
}
