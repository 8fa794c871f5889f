import './reply-editor.css';
import { useMutation } from '@tanstack/react-query';
import { REPLY_LENGTH, type StaffReview, staffApi } from '../../contract/staff.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { ask } from '../api.ts';
import { useKept } from '../kept.ts';
import type { ConsoleWords } from '../words.ts';
import { refresh } from './use-reviews.ts';

/** The owner's public answer; what is typed stays until it is saved, whatever happens meanwhile. */
export function ReplyEditor({ review, words }: { review: StaffReview; words: ConsoleWords['queue'] }) {
  const [text, setText, dropText] = useKept(`reply-${review.id}`, review.reply ?? '');
  const { mutate, isPending, isSuccess, isError, reset } = useMutation({
    mutationFn: (sent: string) => ask(staffApi.reply(review.id), 'PUT', { text: sent }),
    onSuccess: (_answer, sent) => {
      // What was typed since is not saved.
      if (sent === text) dropText(text);
      return refresh();
    },
  });
  return (
    <form
      className="console-reply"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(text);
      }}
    >
      <Field id={`reply-${review.id}`} label={words.reply}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={REPLY_LENGTH}
            dir="auto"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              reset();
            }}
          />
        )}
      </Field>
      <div className="row">
        <Button kind="quiet" label={words.replySave} type="submit" aria-disabled={isPending} />
        <span role="status" className="quiet">
          {isSuccess ? words.replySaved : words.replyHint}
        </span>
        <span role="alert">{isError && words.replyFailed}</span>
      </div>
    </form>
  );
}
