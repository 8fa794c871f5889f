import './reviews/barber-rating.css';
import { fill } from '../../domain/fill.ts';
import { countWords, type PluralWords } from '../../domain/plural.ts';
import { averageRating, formatRating } from '../../domain/ratings.ts';
import { Rating } from '../components/rating.tsx';
import { useReviews } from './reviews/use-reviews.ts';

export type BarberRatingProps = {
  barberId: string;
  locale: string;
  words: { label: string; count: PluralWords; loading: string };
};

/** The average of the published reviews, to one decimal, and their number. */
export function BarberRating({ barberId, locale, words }: BarberRatingProps) {
  const { state, reviews } = useReviews(barberId);
  if (state !== 'list') return <p className="quiet barber-rating">{state === 'loading' && words.loading}</p>;
  const value = formatRating(averageRating(reviews.map(({ rating }) => rating)), locale);
  const count = countWords(words.count, reviews.length, locale);
  return (
    <p className="barber-rating">
      <Rating value={value} label={fill(words.label, { rating: value, count })} count={count} />
    </p>
  );
}
