import './quote-card.css';
import { Stars } from './stars.tsx';

export type QuoteCardProps = {
  id: string;
  text: string;
  name: string;
  /** Where and for what: 'JVC · Kids haircut · Jan 05, 2025'. */
  about: string;
  rating: number;
  ratingLabel: string;
};

export function QuoteCard({ text, name, about, rating, ratingLabel }: QuoteCardProps) {
  return (
    <figure className="quote-card">
      <Stars filled={rating} label={ratingLabel} />
      <blockquote>{text}</blockquote>
      <figcaption>
        <b>{name}</b> <span className="quiet">{about}</span>
      </figcaption>
    </figure>
  );
}
