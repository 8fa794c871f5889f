import { useRef } from 'react';
import { REPLY_LENGTH, type StaffReview } from '../../../contract/moderation.ts';
import { staffApi } from '../../../contract/staff.ts';
import { asTyped, fill } from '../../../domain/text.ts';
import { Button } from '../../../site/components/button.tsx';
import { Field } from '../../../site/components/field.tsx';
import { ApiError, fetchJson } from '../../api.ts';
import { DraftConflict, useDraft } from '../../content/drafts.ts';
import { useConsole } from '../../context.ts';
import { ConflictChoice } from '../../parts/conflict-choice.tsx';
import { Form } from '../../parts/fields.tsx';
import type { Decisions } from './use-decisions.ts';
import { refresh } from './use-reviews.ts';

type ReplyEditorProps = {
  review: StaffReview;
  decisions: Decisions;
  /** Closes the dialog, if the editor is in one. */
  onSaved?: () => void;
};

/** The public reply to a review. What is typed is kept until it is saved. */
export function ReplyEditor({ review, decisions, onSaved }: ReplyEditorProps) {
  const { words: all, replyTemplates } = useConsole();
  const words = all.queue;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = `reply-${review.id}`;
  const save = async (reply: string, seen: string | null) => {
    try {
      await fetchJson(staffApi.reply(review.id), 'PUT', { text: reply, seen });
    } catch (error) {
      const current = error instanceof ApiError && error.status === 409 && error.body.review;
      if (!current) throw error;
      await refresh();
      if (current.status !== 'published') {
        decisions.setResult({ done: [], missed: [{ name: current.customerName, review: current }] });
        throw error;
      }
      throw new DraftConflict({
        by: current.repliedBy ?? words.colleague,
        value: current.reply,
        at: current.repliedAt,
      });
    }
    await refresh();
    if (reply === field.current?.value) onSaved?.();
    return null;
  };
  const { draft, value, type, send, resolve } = useDraft<string>(id, review.repliedAt, save);
  const text = value ?? review.reply ?? '';
  const isLong = text.trim().length > REPLY_LENGTH;
  const isSaving = draft?.state === 'saving';
  return (
    <Form className="stack" onSubmit={send} isPending={isLong || isSaving}>
      <div role="alert">
        <ConflictChoice
          theirs={draft?.theirs}
          text={String(draft?.theirs?.value ?? '')}
          resolve={resolve}
          field={id}
        />
      </div>
      <Field
        id={id}
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
            onChange={({ target }) => type(asTyped(target.value))}
          />
        )}
      </Field>
      <details>
        <summary>{words.replyTemplates}</summary>
        <div className="row">
          {replyTemplates.map((template) => {
            const label = fill(template, { name: review.customerName });
            const add = () => type(`${text}\n${label}`.trim());
            return <Button key={template} kind="quiet" dir="auto" label={label} onClick={add} />;
          })}
        </div>
      </details>
      <div className="row">
        <Button
          kind="quiet"
          label={words.replySave}
          type="submit"
          aria-disabled={isSaving || isLong || value === undefined || Boolean(draft?.theirs)}
        />
        <span role="status" className="quiet">
          {draft?.state === 'saved' ? words.replySaved : words.replyHint}
        </span>
        <span role="alert">{draft?.state === 'failed' && !draft.theirs && words.replyFailed}</span>
      </div>
    </Form>
  );
}
