import './quote-card.css';
import { Stars } from './rating.tsx';

export type QuoteCardProps = {
  id: string;
  text: string;
  name: string;
  /** Where and for what: 'JVC · Kids haircut · Jan 05, 2025'. */
  about: string;
  rating: number;
  ratingLabel: string;
};

/** `place` names the card, so that a link can lead to it. */
export function QuoteCard({
  text,
  name,
  about,
  rating,
  ratingLabel,
  place,
}: QuoteCardProps & { place?: string }) {
  return (
    <figure className="quote-card" id={place}>
      <Stars filled={rating} label={ratingLabel} />
      <blockquote>{text}</blockquote>
      <figcaption>
        <b>{name}</b> <span className="quiet">{about}</span>
      </figcaption>
    </figure>
  );
}
