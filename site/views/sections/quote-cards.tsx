import type { Edition } from '../../../edition/edition.ts';
import { namesIn } from '../../../edition/join/branches.ts';
import { Stars } from '../../components/rating.tsx';

type Kind = 'reviews' | 'testimonials';
type QuoteFacts = Edition['facts'][Kind][number] & { service?: string; date?: string };
type QuoteCardsProps = { edition: Edition; kind: Kind; isShown?: (id: string) => boolean };

/** Reviews or testimonials: text, name, and 'JVC · Kids haircut · Jan 05, 2025'. Samples have no stars. */
export function QuoteCards({ edition, kind, isShown = () => true }: QuoteCardsProps) {
  const { interface: words, [kind]: texts } = edition.words;
  const quotes: readonly QuoteFacts[] = edition.facts[kind];
  return quotes
    .filter(({ id }) => isShown(id))
    .map((quote) => {
      const { id, rating, branch, service, date, sample } = quote;
      const label = edition.fill(words.rating.labelAlone, { rating: String(rating) });
      const about = [
        edition.branches.find(({ slug }) => slug === branch)?.name,
        edition.services.find(({ id }) => id === service)?.name,
        date && edition.date(date),
      ];
      return (
        <figure key={id} className="quote-card pile ruled">
          {!sample && <Stars filled={rating} label={label} />}
          <blockquote>{texts.items[id]}</blockquote>
          <figcaption className="lines">
            <b translate="no">{namesIn(edition.locale, quote).name}</b>{' '}
            <span className="quiet">{about.filter(Boolean).join(' · ')}</span>
          </figcaption>
        </figure>
      );
    });
}
