import './review-form.css';
import { REVIEW_LIMITS } from '../../../domain/reviews.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { StarInput } from './star-input.tsx';
import { useSubmission } from './use-submission.ts';

export type ReviewFormWords = {
  title: string;
  lead: string;
  guidelines: string;
  name: string;
  rating: string;
  star: string;
  review: string;
  email: string;
  emailHint: string;
  website: string;
  submit: string;
  submitting: string;
};

export type ReviewFormProps = {
  barberId: string;
  words: ReviewFormWords;
  onEnd: (outcome: 'success' | 'failure') => void;
};

export function ReviewForm({ barberId, words, onEnd }: ReviewFormProps) {
  const { draft, change, website, setWebsite, submit, isPending } = useSubmission(barberId, onEnd);
  return (
    <form
      className="review-form"
      aria-labelledby="write-review"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="write-review">{words.title}</h2>
      <p>{words.lead}</p>
      <p className="quiet" id="review-guidelines">
        {words.guidelines}
      </p>
      <StarInput
        legend={words.rating}
        option={words.star}
        value={draft.rating}
        onChange={(rating) => change({ rating })}
      />
      <Field id="review-name" label={words.name} required>
        {(control) => (
          <input
            {...control}
            name="customerName"
            autoComplete="name"
            maxLength={REVIEW_LIMITS.name}
            value={draft.customerName}
            onChange={({ target }) => change({ customerName: target.value })}
          />
        )}
      </Field>
      <Field id="review-text" label={words.review} describedBy="review-guidelines" required>
        {(control) => (
          <textarea
            {...control}
            name="review"
            rows={5}
            maxLength={REVIEW_LIMITS.text}
            value={draft.review}
            onChange={({ target }) => change({ review: target.value })}
          />
        )}
      </Field>
      <Field id="review-email" label={words.email} hint={words.emailHint}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={REVIEW_LIMITS.email}
            value={draft.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </Field>
      {/* For programs only: people neither see nor reach it. */}
      <label className="hidden-text" aria-hidden="true">
        {words.website}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={({ target }) => setWebsite(target.value)}
        />
      </label>
      <Button type="submit" label={isPending ? words.submitting : words.submit} disabled={isPending} />
    </form>
  );
}
