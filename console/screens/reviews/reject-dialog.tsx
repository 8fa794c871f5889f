import { REASON_LENGTH } from '../../../contract/moderation.ts';
import { fill } from '../../../domain/text.ts';
import { useConsole } from '../../context.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { RadioField, TextField } from '../../parts/fields.tsx';
import type { Decisions } from './use-decisions.ts';

export function RejectDialog({ decisions }: { decisions: Decisions }) {
  const { words: all } = useConsole();
  const words = all.rejectDialog;
  const { rejection, setRejection, endRejection, decide, failed } = decisions;
  const { reviews, reason, other } = rejection;
  const text = (reason === '' ? other : (reason ?? '')).trim();
  const isLong = text.length > REASON_LENGTH;
  const choice = (value: string, label: string) => (
    <RadioField
      key={value}
      name="reason"
      label={label}
      checked={reason === value}
      onChange={() => setRejection({ ...rejection, reason: value })}
    />
  );
  return (
    <FormDialog
      title={words.title}
      submit={words.confirm}
      disabled={!text || isLong}
      onSubmit={() => decide({ action: 'reject', reviews, reason: text })}
      onClose={endRejection}
    >
      {reviews.length > 1 && <p>{fill(all.queue.selected, { count: String(reviews.length) })}</p>}
      <p className="quiet">{words.lead}</p>
      {words.suggestions.map((suggestion) => choice(suggestion, suggestion))}
      {choice('', words.other)}
      {reason === '' && (
        <TextField
          id="other-reason"
          label={words.other}
          labelHidden
          required
          error={isLong ? fill(all.queue.tooLong, { limit: String(REASON_LENGTH) }) : undefined}
          value={other}
          onChange={(text) => setRejection({ ...rejection, other: text })}
        />
      )}
      <p role="alert">{failed === 'reject' && all.signIn.failed}</p>
    </FormDialog>
  );
}
