import { given } from '../../../domain/given.ts';
import { REVIEW_LIMITS, type ReviewField } from '../../../domain/reviews.ts';
import { Field } from '../field.tsx';
import { StarInput } from './star-input.tsx';

export type Attributes = Record<string, string | boolean | undefined>;

export type ReviewFieldsProps = {
  barberId: string;
  /** The language of the page, for the one that answers. */
  locale: string;
  words: {
    guidelines: string;
    name: string;
    rating: string;
    star: string;
    review: string;
    email: string;
    emailHint: string;
    website: string;
  };
  errors?: Partial<Record<ReviewField, string>>;
  /** What a control carries besides; a rating's are asked for each of its stars. */
  attributes: (field: ReviewField, stars?: number) => Attributes;
};

/** The fields of a review. The browser holds what stands in them: nothing here writes it again. */
export function ReviewFields({ barberId, locale, words, errors = {}, attributes }: ReviewFieldsProps) {
  const errorOf = (field: ReviewField) => given({ error: errors[field] });
  return (
    <>
      <input type="hidden" name="barberId" value={barberId} />
      <input type="hidden" name="locale" value={locale} />
      <p className="quiet" id="review-guidelines">
        {words.guidelines}
      </p>
      <StarInput
        legend={words.rating}
        option={words.star}
        {...errorOf('rating')}
        attributes={(stars) => attributes('rating', stars)}
      />
      <Field id="review-name" label={words.name} {...errorOf('customerName')} required>
        {(control) => (
          <input
            {...control}
            name="customerName"
            autoComplete="name"
            maxLength={REVIEW_LIMITS.name}
            {...attributes('customerName')}
          />
        )}
      </Field>
      <Field
        id="review-text"
        label={words.review}
        {...errorOf('review')}
        describedBy="review-guidelines"
        required
      >
        {(control) => (
          <textarea
            {...control}
            name="review"
            rows={5}
            maxLength={REVIEW_LIMITS.text}
            {...attributes('review')}
          />
        )}
      </Field>
      <Field id="review-email" label={words.email} {...errorOf('email')} hint={words.emailHint}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={REVIEW_LIMITS.email}
            {...attributes('email')}
          />
        )}
      </Field>
      {/* For programs only: people neither see nor reach it. */}
      <label className="hidden-text" aria-hidden="true">
        {words.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
