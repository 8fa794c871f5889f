import type { Edition } from '../../../edition/edition.ts';
import { namesIn } from '../../../edition/join/branches.ts';
import type { QuoteCardProps } from '../../components/rating.tsx';

type Kind = 'reviews' | 'testimonials';
type Said = Edition['facts'][Kind][number] & { service?: string; date?: string };

/** Short reviews or testimonials of visitors, as cards. */
export function quoteCards(edition: Edition, kind: Kind): QuoteCardProps[] {
  const { services, interface: words, [kind]: texts } = edition.words;
  return edition.facts[kind].map((said: Said) => {
    const { id, rating, branch, service, date } = said;
    const about = [
      edition.branches.find(({ slug }) => slug === branch)?.name,
      service && services.items[service]?.name,
      date && edition.date(date),
    ];
    return {
      id,
      name: namesIn(edition.locale, said).name,
      rating,
      text: texts.items[id] ?? '',
      about: about.filter(Boolean).join(' · '),
      ratingLabel: edition.fill(words.rating.labelAlone, { rating: String(rating) }),
    };
  });
}
