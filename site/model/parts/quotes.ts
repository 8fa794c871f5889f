import type { Edition } from '../../../edition/edition.ts';
import { namesIn } from '../../../edition/join/branches.ts';
import type { QuoteCardProps } from '../../components/rating.tsx';

type Kind = 'reviews' | 'testimonials';
type QuoteFacts = Edition['facts'][Kind][number] & { service?: string; date?: string };

/** Reviews or testimonials as cards. */
export function quoteCards(edition: Edition, kind: Kind): QuoteCardProps[] {
  const { services, interface: words, [kind]: texts } = edition.words;
  return edition.facts[kind].map((quote: QuoteFacts) => {
    const { id, rating, branch, service, date, sample } = quote;
    const about = [
      edition.branches.find(({ slug }) => slug === branch)?.name,
      service && services.items[service]?.name,
      date && edition.date(date),
    ];
    return {
      id,
      name: namesIn(edition.locale, quote).name,
      rating: sample ? undefined : rating,
      text: texts.items[id] ?? '',
      about: about.filter(Boolean).join(' · '),
      ratingLabel: edition.fill(words.rating.labelAlone, { rating: String(rating) }),
    };
  });
}
