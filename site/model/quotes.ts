import { formatReviewDate } from '../../domain/dates.ts';
import { fillGreeting as fill } from '../../domain/links.ts';
import type { QuoteCardProps } from '../components/quote-card.tsx';
import { branchesIn } from './branch.ts';
import { facts, wordsOf } from './content/source.ts';
import { languageTag } from './locale.ts';

function quoteAbout(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

export function reviewCards(locale: string): QuoteCardProps[] {
  const { reviews, services, interface: words } = wordsOf(locale);
  const branches = branchesIn(locale);
  return facts.reviews.map(({ id, name, branch, rating, service, date }) => ({
    id,
    name,
    rating,
    text: reviews.items[id] ?? '',
    about: quoteAbout([
      branches.find((other) => other.id === branch)?.name,
      services.items[service]?.name,
      formatReviewDate(date, languageTag(locale)),
    ]),
    ratingLabel: fill(words.rating.labelAlone, { rating: String(rating) }),
  }));
}

export function testimonialCards(locale: string): QuoteCardProps[] {
  const { testimonials, services, interface: words } = wordsOf(locale);
  const branches = branchesIn(locale);
  return facts.testimonials.map(({ id, name, branch, rating, service }) => ({
    id,
    name,
    rating,
    text: testimonials.items[id] ?? '',
    about: quoteAbout([
      branches.find((other) => other.id === branch)?.name,
      service && services.items[service]?.name,
    ]),
    ratingLabel: fill(words.rating.labelAlone, { rating: String(rating) }),
  }));
}
