import './rating.css';
import { MAX_RATING } from '../../domain/ratings.ts';
import { Icon, iconPaths } from './icon.tsx';

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
        {count && <span>{` · ${count}`}</span>}
      </span>
    </span>
  );
}

/** From one star to the next, in units of the icons' grid of 24. */
const STEP = 27;
const HEIGHT = 24;
const OUTLINE = iconPaths.star.replace('M12 3.2', '');

/** The outlines of so many stars in one drawing, after `skipped` places: a row of five is two elements, not fifteen. */
const row = (count: number, skipped = 0) =>
  `M${12 + skipped * STEP} 3.2${Array.from({ length: count }, () => OUTLINE).join(`m${STEP} 0`)}`;

/** Five stars of which `filled` are solid; the label carries the meaning. */
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

export type QuoteCardProps = {
  id: string;
  text: string;
  name: string;
  /** Where and for what: 'JVC · Kids haircut · Jan 05, 2025'. */
  about: string;
  rating: number;
  ratingLabel: string;
};

/** `place` names the card, so that a link can lead to it; `more` is hidden on phones until then. */
export function QuoteCard(props: QuoteCardProps & { place?: string; more?: boolean }) {
  const { text, name, about, rating, ratingLabel, place, more } = props;
  return (
    <figure className={more ? 'quote-card more' : 'quote-card'} id={place}>
      <Stars filled={rating} label={ratingLabel} />
      <blockquote>{text}</blockquote>
      <figcaption>
        <b translate="no">{name}</b> <span className="quiet">{about}</span>
      </figcaption>
    </figure>
  );
}
