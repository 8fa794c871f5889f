import './review-form.css';
import { MAX_RATING } from '../../../domain/ratings.ts';
import type { ReviewField } from '../../../domain/reviews.ts';
import { fill } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';

export type Attributes = Record<string, string | boolean | undefined>;

/** What a control or the group of stars carries besides; of the stars each is asked for, and the group without one. */
export type AttributesOf = (
  field: ReviewField,
  about: { stars?: number; describedBy?: string },
) => Attributes;

export type ReviewFieldsProps = {
  barberId: string;
  /** The language of the page, for the one that answers. */
  locale: string;
  words: Pick<
    Words['barber']['form'],
    'guidelines' | 'name' | 'rating' | 'star' | 'review' | 'email' | 'emailHint' | 'website'
  >;
  /** How long a review may be, or how long it is. */
  length: string;
  errors?: Partial<Record<ReviewField, string>>;
  attributes: AttributesOf;
};

/**
 * The fields of a review. The browser holds what stands in them: nothing here writes it again. None has a `maxlength`,
 * which would cut off pasted words in silence.
 */
export function ReviewFields(props: ReviewFieldsProps) {
  const { barberId, locale, words, length, errors = {}, attributes } = props;
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
        error={errors.rating}
        attributes={(about) => attributes('rating', about)}
      />
      <Field id="review-name" label={words.name} error={errors.customerName} required>
        {(control) => (
          <input
            {...control}
            name="customerName"
            autoComplete="name"
            {...attributes('customerName', { describedBy: control['aria-describedby'] })}
          />
        )}
      </Field>
      <Field
        id="review-text"
        label={words.review}
        error={errors.review}
        describedBy="review-guidelines"
        hint={length}
        required
      >
        {(control) => (
          <textarea
            {...control}
            name="review"
            rows={5}
            {...attributes('review', { describedBy: control['aria-describedby'] })}
          />
        )}
      </Field>
      <Field id="review-email" label={words.email} error={errors.email} hint={words.emailHint}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            {...attributes('email', { describedBy: control['aria-describedby'] })}
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

export type StarInputProps = {
  legend: string;
  /** '{stars} out of 5' */
  option: string;
  error?: string;
  /** What the radio of so many stars carries besides, such as `defaultChecked`; without a number, the group. */
  attributes: (about: { stars?: number; describedBy?: string }) => Attributes;
};

const ERROR = 'review-rating-error';

/** A radio group drawn as stars: arrow keys and screen readers work by themselves, and CSS fills the stars. */
export function StarInput({ legend, option, error, attributes }: StarInputProps) {
  const describedBy = error && ERROR;
  return (
    <fieldset className="star-input" aria-describedby={describedBy} {...attributes({ describedBy })}>
      <legend>{legend}</legend>
      <div>
        {Array.from({ length: MAX_RATING }, (_, index) => index + 1).map((stars) => (
          <label key={stars}>
            <input type="radio" name="rating" value={stars} required {...attributes({ stars })} />
            <Icon name="star" />
            <span className="hidden-text">{fill(option, { stars: String(stars) })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error warning" id={ERROR}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
