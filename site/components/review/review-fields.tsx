import './review-form.css';
import type { ReviewField } from '../../../domain/reviews.ts';
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
    'guidelines' | 'name' | 'rating' | 'stars' | 'given' | 'review' | 'email' | 'emailHint' | 'website'
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
        options={words.stars}
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
      {/* For programs only: people neither see nor reach it. */}
      <label className="hidden-text" aria-hidden="true">
        <span>{words.website}</span>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p id={GIVEN}>
        <ChosenText
          texts={words.stars.map((_, index) => words.given.replace('{stars}', String(index + 1)))}
        />
      </p>
    </>
  );
}

/** The line that repeats the chosen stars, for the button under it. */
export const GIVEN = 'review-given';

/** Of a text for each number of stars the one that is chosen: CSS shows it, so that it is true without script, too. */
const ChosenText = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    <span key={text} data-stars={index + 1}>
      {text}
    </span>
  ));

export type StarInputProps = {
  legend: string;
  /** '5 of 5, excellent', from one star on. */
  options: readonly string[];
  error?: string;
  /** What the radio of so many stars carries besides, such as `defaultChecked`; without a number, the group. */
  attributes: (about: { stars?: number; describedBy?: string }) => Attributes;
};

const ERROR = 'review-rating-error';

/** A radio group drawn as stars: arrow keys and screen readers work by themselves, and CSS fills the stars. */
export function StarInput({ legend, options, error, attributes }: StarInputProps) {
  const describedBy = error && ERROR;
  return (
    <fieldset className="star-input" aria-describedby={describedBy} {...attributes({ describedBy })}>
      <legend>{legend}</legend>
      <div>
        {options.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              required
              {...attributes({ stars: index + 1 })}
            />
            <Icon name="star" />
            <span className="hidden-text">{option}</span>
          </label>
        ))}
        {/* Read as the name of the chosen star. */}
        <p aria-hidden="true">
          <ChosenText texts={options} />
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
