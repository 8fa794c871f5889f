import '../../components/few.css';
import './home-reviews.css';
import { ButtonLink } from '../../components/button-link.tsx';
import { QuoteCard, type QuoteCardProps } from '../../components/quote-card.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';

export type HomeReviewsProps = {
  heading: SectionHeadingProps;
  quotes: QuoteCardProps[];
  /** Unfolds on a phone those after the first: 'Read all 6'. */
  all: string;
  /** Says that the quotes are examples, as long as they are. */
  note?: string;
};

const AT_ONCE = 2;
const REST = 'all-reviews';

/** The book on the counter: short entries, each with its stars and its day. */
export function HomeReviews({ heading, quotes, all, note }: HomeReviewsProps) {
  return (
    <section className="band band-raised">
      <div className="wrap">
        <SectionHeading {...heading} />
        {note && <p className="quiet guest-note">{note}</p>}
        <div className="guest-book even few-quotes">
          {quotes.map((quote, index) => (
            <QuoteCard key={quote.id} {...quote} {...(index === AT_ONCE && { place: REST })} />
          ))}
        </div>
        {quotes.length > AT_ONCE && (
          <p className="few-all">
            <ButtonLink kind="quiet" label={all} href={`#${REST}`} />
          </p>
        )}
      </div>
    </section>
  );
}
