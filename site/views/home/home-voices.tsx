import './home-voices.css';
import type { QuoteCardProps } from '../../components/quote-card.tsx';
import type { SectionHeadingProps } from '../../components/section-heading.tsx';
import { Stars } from '../../components/stars.tsx';

export type HomeVoicesProps = { heading: SectionHeadingProps; quotes: QuoteCardProps[]; note?: string };

/** A few visits told aloud: the first as large as a headline, the others under it. */
export function HomeVoices({ heading, quotes, note }: HomeVoicesProps) {
  return (
    <section className="band band-night lattice">
      <div className="wrap voices">
        <div>
          <h2 className="eyebrow">{heading.title}</h2>
          {note && <p className="quiet">{note}</p>}
        </div>
        {quotes.map(({ id, text, name, about, rating, ratingLabel }) => (
          <figure key={id}>
            <blockquote>{text}</blockquote>
            <figcaption>
              <b>{name}</b> <span className="quiet">{about}</span>{' '}
              <Stars filled={rating} label={ratingLabel} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
