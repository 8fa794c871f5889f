import '../../components/review/review-form.css';
import { useRef } from 'react';
import { api } from '../../../contract/routes.ts';
import {
  BLANK_DRAFT,
  type FieldProblem,
  type ReviewErrorWords,
  type ReviewField,
} from '../../../domain/reviews.ts';
import { fill } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Button } from '../../components/button.tsx';
import { type AttributesOf, ReviewFields } from '../../components/review/review-fields.tsx';
import { useAwake } from '../use-awake.ts';
import { FAILURE, FailureNote, type FailureWords } from './failure-note.tsx';
import { asleepReview, useDraft } from './use-draft.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useLength } from './use-length.ts';
import { type Outcome, useSubmission } from './use-submission.ts';

export type ReviewFormWords = Omit<Words['barber']['form'], 'errors' | 'failures'> & {
  errors: ReviewErrorWords;
  failures: FailureWords;
};

export type ReviewFormProps = {
  barberId: string;
  /** The language of the page as it stands in addresses, and as a tag. */
  language: string;
  locale: string;
  words: ReviewFormWords;
  onEnd: (outcome: Outcome) => void;
};

const blank: AttributesOf = (_, { stars }) => (stars ? { defaultChecked: stars === BLANK_DRAFT.rating } : {});

/** A form that the browser sends by itself while the page sleeps; awake, its errors stand at their fields. */
export function ReviewForm({ barberId, language, locale, words, onEnd }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const awake = useAwake();
  useDraft(form, barberId);
  // After the kept draft has come.
  const length = useLength(form);
  const { problems, outcome, typed, submit, isPending } = useSubmission(form, barberId, onEnd);
  useFocusAfter({ form, title }, outcome);
  const found = Object.entries(problems) as [ReviewField, FieldProblem][];
  const received = outcome?.kind === 'success';
  return (
    <form
      ref={form}
      className="review-form"
      aria-labelledby="write-review"
      method="post"
      action={api.reviews}
      noValidate={awake}
      data-asleep={awake ? undefined : asleepReview(barberId)}
      onInput={typed}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2
        id="write-review"
        ref={title}
        tabIndex={-1}
        aria-describedby={received ? 'review-received' : undefined}
      >
        {words.title}
      </h2>
      {received && (
        <p id="review-received" className="review-received">
          {words.received}
        </p>
      )}
      <p>{words.lead}</p>
      <ReviewFields
        barberId={barberId}
        locale={language}
        words={words}
        length={length ? fill(words.length.is, { count: length.toLocaleString(locale) }) : words.length.most}
        errors={Object.fromEntries(found.map(([field, problem]) => [field, words.errors[field][problem]]))}
        attributes={blank}
      />
      <div>
        <FailureNote
          failure={outcome?.kind === 'failure' ? outcome.why : undefined}
          words={words.failures}
          locale={locale}
        />
        {/* It keeps its focus while the review is on its way, which a disabled button would lose. */}
        <Button
          type="submit"
          label={isPending ? words.submitting : words.submit}
          aria-disabled={isPending || undefined}
          aria-describedby={FAILURE}
        />
      </div>
    </form>
  );
}
