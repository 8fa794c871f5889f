import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { REPLY_LENGTH, type ReplyConflict, type StaffReview, staffApi } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { ApiError, ask } from '../api.ts';
import { useSessionState } from '../session.ts';
import type { ConsoleWords } from '../words.ts';
import { refresh } from './use-queue.ts';

/** What is typed and not saved, and the time of the reply that stood there when the typing began. */
type Draft = { text: string; seen: string | null };

type ReplyEditorProps = {
  review: StaffReview;
  words: ConsoleWords['queue'];
  /** Words to begin with, in every language of the site; '{name}' is the visitor's. */
  templates: string[];
  /** A colleague took the review back while a reply was written. */
  onTakenBack: (review: StaffReview) => void;
  onSaved?: () => void;
  /** What was typed gave way to a colleague's reply. */
  onDropped?: () => void;
};

/** The review as it stands, where the answer says that it is not as the writer saw it. */
const conflictOf = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? (error.answer as ReplyConflict).review : undefined;

/** The owner's public answer; what is typed stays until it is saved, whatever happens meanwhile. */
export function ReplyEditor({ review: shown, words, templates, ...on }: ReplyEditorProps) {
  const [draft, setDraft, dropDraft] = useSessionState<Draft | null>(`reply-${shown.id}`, null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (reply: Draft) => ask(staffApi.reply(shown.id), 'PUT', reply),
    onSuccess: async (_answer, sent) => {
      await refresh();
      // What was typed since is not saved.
      if (sent.text !== field.current?.value) return;
      dropDraft();
      on.onSaved?.();
    },
    onError: (reason) => {
      const now = conflictOf(reason);
      if (now && now.status !== 'published') on.onTakenBack(now);
      return now && refresh();
    },
  });
  const review = conflictOf(error) ?? shown;
  const text = draft?.text ?? review.reply ?? '';
  const isLong = text.trim().length > REPLY_LENGTH;
  // Known from the answer, or from the list that was read again before anything was sent.
  const isOther =
    draft !== null && draft.seen !== review.repliedAt && draft.text.trim() !== (review.reply ?? '');
  const keepTheirs = () => {
    dropDraft();
    reset();
    field.current?.focus();
    on.onDropped?.();
  };
  const write = (typed: string) => {
    setDraft({ text: typed, seen: draft ? draft.seen : review.repliedAt });
    if (!conflictOf(error)) reset();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        // Whoever saves beside a colleague's words has read them.
        if (draft && !isLong && !isPending) mutate({ text, seen: review.repliedAt });
      }}
    >
      {isOther && !isPending && <OtherReply words={words} review={review} onKeep={keepTheirs} />}
      <Field
        id={`reply-${review.id}`}
        label={words.reply}
        error={isLong ? fill(words.tooLong, { limit: String(REPLY_LENGTH) }) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={2}
            dir="auto"
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <details>
        <summary>{words.replyTemplates}</summary>
        <div className="row">
          {templates.map((template) => {
            const said = fill(template, { name: review.customerName });
            return (
              <Button
                key={template}
                kind="quiet"
                dir="auto"
                label={said}
                onClick={() => write(`${text}\n${said}`.trim())}
              />
            );
          })}
        </div>
      </details>
      <div className="row">
        <Button
          kind="quiet"
          label={isOther ? words.replyReplace : words.replySave}
          type="submit"
          aria-disabled={isPending || isLong || !draft}
        />
        <span role="status" className="quiet">
          {isSuccess ? words.replySaved : words.replyHint}
        </span>
        <span role="alert">{error && !conflictOf(error) && words.replyFailed}</span>
      </div>
    </form>
  );
}

type OtherReplyProps = Pick<ReplyEditorProps, 'review' | 'words'> & { onKeep: () => void };

/** A colleague replied while somebody typed: theirs stands, and both are seen. */
const OtherReply = ({ words, review: { reply, repliedBy }, onKeep }: OtherReplyProps) => (
  <div className="failure" role="alert">
    <p>{reply ? fill(words.replyOther, { actor: repliedBy ?? words.colleague }) : words.replyGone}</p>
    {reply && <blockquote dir="auto">{reply}</blockquote>}
    <p>{words.replyYours}</p>
    <Button kind="quiet" label={words.replyKeep} onClick={onKeep} />
  </div>
);
