import './reviews/barber-rating.css';
import { fill } from '../../domain/fill.ts';
import { countWords } from '../../domain/plural.ts';
import { formatRating } from '../../domain/ratings.ts';
import type { Words } from '../../edition/schema/catalogue.ts';
import { Rating } from '../components/rating.tsx';
import { useReviewCounts } from './reviews/use-reviews.ts';

export type BarberRatingProps = {
  barberId: string;
  locale: string;
  words: Words['interface']['rating'] & Pick<Words['barber']['reviews'], 'loading'>;
};

/** The average of the published reviews, to one decimal, and their number. */
export function BarberRating({ barberId, locale, words }: BarberRatingProps) {
  const { state, counts } = useReviewCounts(barberId);
  if (!counts) return <p className="quiet barber-rating">{state === 'loading' && words.loading}</p>;
  const value = formatRating(counts.average, locale);
  const count = countWords(words.count, counts.published, locale);
  return (
    <p className="barber-rating">
      <Rating value={value} label={fill(words.label, { rating: value, count })} count={count} />
    </p>
  );
}
