import './review-form.css';
import { REVIEW_LIMITS, type ReviewField } from '../../../domain/reviews.ts';
import { fill } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';

export type Attributes = Record<string, string | boolean | undefined>;

/** Additional attributes of a control. For the star rating, called per star, and without `stars` for the group. */
export type AttributesOf = (
  field: ReviewField,
  about: { stars?: number; describedBy?: string },
) => Attributes;

export type ReviewFieldsProps = {
  barberId: string;
  /** The page's language, for the server's response. */
  locale: string;
  words: Words['barber']['form'];
  /** The barber's name. */
  barber: string;
  /** The current length of the review. */
  length?: number;
  errors?: Partial<Record<ReviewField, string>>;
  attributes: AttributesOf;
};

/** Uncontrolled fields of a review, without `maxlength`, which would silently truncate pasted text. */
export function ReviewFields(props: ReviewFieldsProps) {
  const { barberId, locale, words, barber, length, errors = {}, attributes } = props;
  const limit = REVIEW_LIMITS.review;
  return (
    <>
      <input type="hidden" name="barberId" value={barberId} />
      <input type="hidden" name="locale" value={locale} />
      <p className="quiet" id="review-guidelines">
        {words.guidelines}
      </p>
      <StarInput words={words} error={errors.rating} attributes={attributes} />
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
        hint={length ? fill(words.length.is, { count: length, limit }) : fill(words.length.most, { limit })}
        required
      >
        {(control) => (
          <textarea
            {...control}
            name="review"
            rows={5}
            dir="auto"
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
      {/* Honeypot: invisible and unreachable for people. */}
      <label className="hidden-text" aria-hidden="true">
        <span>{words.website}</span>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p id={CHOSEN_RATING_ID}>
        <ChosenText texts={words.stars.map((_, index) => fill(words.given, { barber, stars: index + 1 }))} />
      </p>
    </>
  );
}

/** Id of the line that repeats the chosen rating, to describe the submit button. */
export const CHOSEN_RATING_ID = 'review-given';

/** One text per rating; CSS shows the chosen one, so it works without JavaScript. */
const ChosenText = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    <span key={text} data-stars={index + 1}>
      {text}
    </span>
  ));

type StarInputProps = Pick<ReviewFieldsProps, 'words' | 'attributes'> & { error: string | undefined };

const ERROR = 'review-rating-error';

/** A native radio group styled as stars, which keeps keyboard and screen reader support. */
function StarInput({ words, error, attributes }: StarInputProps) {
  const describedBy = error && ERROR;
  return (
    <fieldset
      className="star-input"
      aria-describedby={describedBy}
      {...attributes('rating', { describedBy })}
    >
      <legend>{words.rating}</legend>
      <div>
        {words.stars.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              className="label-input"
              name="rating"
              value={index + 1}
              required
              {...attributes('rating', { stars: index + 1 })}
            />
            <Icon name="star" />
            <span className="hidden-text">{option}</span>
          </label>
        ))}
        {/* Hidden because the radio has the same accessible name. */}
        <p aria-hidden="true">
          <ChosenText texts={words.stars} />
        </p>
      </div>
      {error && (
        <p className="field-error warning" id={ERROR}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
