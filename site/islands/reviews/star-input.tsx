import './star-input.css';
import { fill } from '../../../domain/fill.ts';
import { Icon } from '../../components/icon.tsx';

export type StarInputProps = {
  legend: string;
  /** '{stars} out of 5' */
  option: string;
  value: number;
  onChange: (value: number) => void;
};

/** A radio group drawn as stars: arrow keys and screen readers work by themselves. */
export function StarInput({ legend, option, value, onChange }: StarInputProps) {
  return (
    <fieldset className="star-input">
      <legend>{legend}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={stars <= value ? 'star-chosen' : undefined}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Icon name="star" />
            <span className="hidden-text">{fill(option, { stars: String(stars) })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
