import './rating.css';
import { MAX_RATING } from '../../domain/ratings.ts';
import { Icon, iconPaths } from './icon.tsx';

export type RatingProps = {
  /** '4.9' */
  value: string;
  /** For screen readers: 'Rated 4.9 out of 5, 312 reviews'. */
  label: string;
  /** Shown beside the star: '312 reviews'. */
  count?: string;
};

export function Rating({ value, label, count }: RatingProps) {
  return (
    <span className="rating">
      <span className="hidden-text">{label}</span>
      <span aria-hidden="true">
        <Icon name="star" /> <b className="numeral">{value}</b>
        {count && <span>{` · ${count}`}</span>}
      </span>
    </span>
  );
}

/** Distance between stars on the icons' 24-unit grid. */
const STEP = 27;
const HEIGHT = 24;
const OUTLINE = iconPaths.star.replace('M12 3.2', '');

/** One path for `count` stars starting at position `skipped`, so that a row of five needs two elements, not fifteen. */
const row = (count: number, skipped = 0) =>
  `M${12 + skipped * STEP} 3.2${Array.from({ length: count }, () => OUTLINE).join(`m${STEP} 0`)}`;

/** Five stars, `filled` of them solid, with a text label. */
export function Stars({ filled, label }: { filled: number; label: string }) {
  const rest = MAX_RATING - filled;
  return (
    <span className="stars">
      <span className="hidden-text">{label}</span>
      <svg className="icon" viewBox={`0 0 ${HEIGHT + (MAX_RATING - 1) * STEP} ${HEIGHT}`} aria-hidden="true">
        {filled > 0 && <path className="star-on" d={row(filled)} />}
        {rest > 0 && <path className="star-off" d={row(rest, filled)} />}
      </svg>
    </span>
  );
}
