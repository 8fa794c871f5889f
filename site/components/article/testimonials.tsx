import './testimonials.css';
import { QuoteCard, type QuoteCardProps } from '../quote-card.tsx';

export function Testimonials({ quotes }: { quotes: QuoteCardProps[] }) {
  return (
    <div className="article-testimonials">
      {quotes.map((quote) => (
        <QuoteCard key={quote.id} {...quote} />
      ))}
    </div>
  );
}
