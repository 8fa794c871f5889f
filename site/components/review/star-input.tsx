import '../field.css';
import './star-input.css';
import { MAX_RATING } from '../../../domain/ratings.ts';
import { fill } from '../../../domain/text.ts';
import { Icon } from '../icon.tsx';
import type { Attributes } from './review-fields.tsx';

export type StarInputProps = {
  legend: string;
  /** '{stars} out of 5' */
  option: string;
  error?: string;
  /** What the radio of so many stars carries besides, such as `defaultChecked`; without a number, the group. */
  attributes: (about: { stars?: number; describedBy?: string | undefined }) => Attributes;
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
        <p className="field-error" id={ERROR}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
