import './reply-editor.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { REPLY_LENGTH, type StaffReview, staffApi } from '../../contract/staff.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { ask } from '../api.ts';
import type { ConsoleWords } from '../words.ts';
import { refresh } from './use-reviews.ts';

/** The owner's public answer; what is typed stays until it is saved. */
export function ReplyEditor({ review, words }: { review: StaffReview; words: ConsoleWords['queue'] }) {
  const [text, setText] = useState(review.reply ?? '');
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => ask(staffApi.reply(review.id), 'PUT', { text }),
    onSuccess: refresh,
  });
  return (
    <form
      className="console-reply"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
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
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button kind="quiet" label={words.replySave} type="submit" disabled={isPending} />
        <span role="status" className="quiet">
          {isSuccess ? words.replySaved : words.replyHint}
        </span>
      </div>
    </form>
  );
}
