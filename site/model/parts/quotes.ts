import type { Edition } from '../../../edition/edition.ts';
import { namesIn } from '../../../edition/join/branches.ts';
import type { QuoteCardProps } from '../../components/quote-card.tsx';

type Said = {
  id: string;
  name: string;
  arabicName?: string;
  rating: number;
  branch: string;
  service?: string;
  date?: string;
};

function quoteCard(
  edition: Edition,
  { id, rating, branch, service, date, ...said }: Said,
  text: string,
): QuoteCardProps {
  const { services, interface: words } = edition.words;
  const about = [
    edition.branches.find(({ slug }) => slug === branch)?.name,
    service && services.items[service]?.name,
    date && edition.date(date),
  ];
  return {
    id,
    name: namesIn(edition.locale, said).name,
    rating,
    text,
    about: about.filter(Boolean).join(' · '),
    ratingLabel: edition.fill(words.rating.labelAlone, { rating: String(rating) }),
  };
}

export const reviewCards = (edition: Edition): QuoteCardProps[] =>
  edition.facts.reviews.map((review) =>
    quoteCard(edition, review, edition.words.reviews.items[review.id] ?? ''),
  );

export const testimonialCards = (edition: Edition): QuoteCardProps[] =>
  edition.facts.testimonials.map((said) =>
    quoteCard(edition, said, edition.words.testimonials.items[said.id] ?? ''),
  );
