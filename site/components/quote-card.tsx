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

/** `place` names the card, so that a link can lead to it; `more` is hidden on phones until then. */
export function QuoteCard(props: QuoteCardProps & { place?: string | undefined; more?: boolean }) {
  const { text, name, about, rating, ratingLabel, place, more } = props;
  return (
    <figure className={more ? 'quote-card more' : 'quote-card'} id={place}>
      <Stars filled={rating} label={ratingLabel} />
      <blockquote>{text}</blockquote>
      <figcaption>
        <b>{name}</b> <span className="quiet">{about}</span>
      </figcaption>
    </figure>
  );
}
