import '../../components/review/review-form.css';
import { useRef } from 'react';
import { api } from '../../../contract/routes.ts';
import { BLANK_DRAFT, type FieldProblem, type ReviewField } from '../../../domain/reviews.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Button } from '../../components/button.tsx';
import { ReviewFields } from '../../components/review/review-fields.tsx';
import { useAwake } from '../use-awake.ts';
import { useDraft } from './use-draft.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { type Outcome, useSubmission } from './use-submission.ts';

export type ReviewFormWords = Omit<Words['barber']['form'], 'errors'> & {
  errors: Record<ReviewField, Partial<Record<FieldProblem, string>>>;
};

export type ReviewFormProps = {
  barberId: string;
  /** The language of the page. */
  language: string;
  words: ReviewFormWords;
  onEnd: (outcome: Outcome) => void;
};

const blank = (_: ReviewField, stars?: number) =>
  stars ? { defaultChecked: stars === BLANK_DRAFT.rating } : {};

/** A form that the browser sends by itself while the page sleeps; awake, its errors stand at their fields. */
export function ReviewForm({ barberId, language, words, onEnd }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<Outcome>(undefined);
  const awake = useAwake();
  useDraft(form, barberId);
  const { problems, typed, submit, isPending } = useSubmission(form, barberId, (ended) => {
    outcome.current = ended;
    onEnd(ended);
  });
  useFocusAfter({ form, title, button }, isPending, outcome);
  const found = Object.entries(problems) as [ReviewField, FieldProblem][];
  return (
    <form
      ref={form}
      className="review-form"
      aria-labelledby="write-review"
      method="post"
      action={api.reviews}
      noValidate={awake}
      onInput={typed}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="write-review" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <ReviewFields
        barberId={barberId}
        locale={language}
        words={words}
        errors={Object.fromEntries(found.map(([field, problem]) => [field, words.errors[field][problem]]))}
        attributes={blank}
      />
      <Button
        ref={button}
        type="submit"
        label={isPending ? words.submitting : words.submit}
        disabled={isPending}
      />
    </form>
  );
}
