import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { REPLY_LENGTH, type ReplyConflict, type StaffReview, staffApi } from '../../contract/staff.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { ApiError, ask } from '../api.ts';
import { useSessionState } from '../session.ts';
import type { ConsoleProps } from '../words.ts';
import type { Decisions } from './use-decisions.ts';
import { refresh } from './use-queue.ts';

/** What is typed and not saved, and the time of the reply that stood there when the typing began. */
type Draft = { text: string; seen: string | null };

type ReplyEditorProps = {
  console: ConsoleProps;
  review: StaffReview;
  decisions: Decisions;
  /** In a dialog, which closes once the reply is saved. */
  onSaved?: () => void;
};

/** The review as it stands, where the answer says that it is not as the writer saw it. */
const conflictOf = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? (error.answer as ReplyConflict).review : undefined;

/** The owner's public answer; what is typed stays until it is saved, whatever happens meanwhile. */
export function ReplyEditor({ console, review, decisions, onSaved }: ReplyEditorProps) {
  const words = console.words.queue;
  const [draft, setDraft, dropDraft] = useSessionState<Draft | null>(`reply-${review.id}`, null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (reply: Draft) => ask(staffApi.reply(review.id), 'PUT', reply),
    onSuccess: async (_answer, sent) => {
      await refresh();
      // What was typed since is not saved.
      if (sent.text !== field.current?.value) return;
      dropDraft();
      onSaved?.();
    },
    onError: (reason) => {
      const now = conflictOf(reason);
      if (now && now.status !== 'published')
        decisions.setNotice({ done: [], missed: [{ name: now.customerName, review: now }] });
      return now && refresh();
    },
  });
  const conflict = conflictOf(error);
  const { reply, repliedAt, repliedBy } = conflict ?? review;
  const text = draft?.text ?? reply ?? '';
  const isLong = text.trim().length > REPLY_LENGTH;
  const write = (typed: string) => {
    setDraft({ text: typed, seen: draft ? draft.seen : repliedAt });
    if (!conflict) reset();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        // Whoever saves beside a colleague's words has read them.
        if (draft && !isLong && !isPending) mutate({ text, seen: conflict ? repliedAt : draft.seen });
      }}
    >
      {conflict && draft && (
        <div className="failure" role="alert">
          <p>{reply ? fill(words.replyOther, { actor: repliedBy ?? words.colleague }) : words.replyGone}</p>
          {reply && <blockquote dir="auto">{reply}</blockquote>}
          <p>{words.replyYours}</p>
          <Button
            kind="quiet"
            label={words.replyKeep}
            onClick={() => {
              dropDraft();
              reset();
              field.current?.focus();
            }}
          />
        </div>
      )}
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
          {console.replyTemplates.map((template) => {
            const label = fill(template, { name: review.customerName });
            const add = () => write(`${text}\n${label}`.trim());
            return <Button key={template} kind="quiet" dir="auto" label={label} onClick={add} />;
          })}
        </div>
      </details>
      <div className="row">
        <Button
          kind="quiet"
          label={conflict ? words.replyReplace : words.replySave}
          type="submit"
          aria-disabled={isPending || isLong || !draft}
        />
        <span role="status" className="quiet">
          {isSuccess ? words.replySaved : words.replyHint}
        </span>
        <span role="alert">{error && !conflict && words.replyFailed}</span>
      </div>
    </form>
  );
}
