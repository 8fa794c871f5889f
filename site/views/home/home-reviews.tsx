import './home-reviews.css';
import { QuoteCard, type QuoteCardProps } from '../../components/quote-card.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx';

export type HomeReviewsProps = { heading: SectionHeadingProps; quotes: QuoteCardProps[]; className?: string };

export function HomeReviews({ heading, quotes, className = 'band-raised' }: HomeReviewsProps) {
  return (
    <section className={`band ${className}`}>
      <div className="wrap">
        <SectionHeading {...heading} />
        <div className="quote-grid">
          {quotes.map((quote) => (
            <QuoteCard key={quote.id} {...quote} />
          ))}
        </div>
      </div>
    </section>
  );
}
