import './rating.css';
import { Icon } from './icon.tsx';

export type RatingProps = {
  /** '4.9' */
  value: string;
  /** 'Rated 4.9 out of 5, 312 reviews': what a screen reader says. */
  label: string;
  /** '312 reviews', shown beside the star. */
  count?: string;
};

export function Rating({ value, label, count }: RatingProps) {
  return (
    <span className="rating">
      <span className="hidden-text">{label}</span>
      <span aria-hidden="true">
        <Icon name="star" /> <b className="numeral">{value}</b>
        {count && ` · ${count}`}
      </span>
    </span>
  );
}
